import type { Game } from '@countertop/engine/play/game';
import type { SkillId } from '@countertop/engine/problems/skill';

/** The minimum number of problems to judge a skill. */
export const minAsked = 5;
/** The minimum share of right first tries. */
export const minPercent = 80;

/** Whether the child knows a skill. Its picture is then offered less prominently. */
export function isSkillKnown(practice: Game['practice'], skill: SkillId): boolean {
  const { asked, right } = practice[skill] ?? { asked: 0, right: 0 };
  return asked >= minAsked && 100 * right >= minPercent * asked;
}
