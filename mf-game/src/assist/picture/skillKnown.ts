import type { Game } from '@countertop/engine/play/game';
import type { SkillId } from '@countertop/engine/problems/skill';
import { skillLevel } from '@countertop/engine/rewards/practice';

/** Whether the child knows a skill. Its picture is then offered less prominently. */
export function isSkillKnown(practice: Game['practice'], skill: SkillId): boolean {
  return skillLevel(practice[skill] ?? { asked: 0, right: 0 }) === 'secure';
}
