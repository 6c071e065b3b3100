import type { Game } from '@countertop/engine/play/game';
import type { SkillId } from '@countertop/engine/problems/skill';

/** Fewer problems than these say nothing about a skill. */
export const knownFromAsked = 5;
/** Of the problems asked, this many percent right at the first try. */
export const knownFromPercent = 80;

/** True once a child knows a skill: its picture is still there, and no longer offered at large. */
export function isSkillKnown(practice: Game['practice'], skill: SkillId): boolean {
  const { asked, right } = practice[skill] ?? { asked: 0, right: 0 };
  return asked >= knownFromAsked && 100 * right >= knownFromPercent * asked;
}
