import { percentReached } from './percent.ts';
import { type SkillId, skillIds } from '../problems/skill.ts';
import type { Practice, SkillRecord } from '../play/state.ts';

/** Adds a first try to the practice record. */
export function practiced(practice: Practice, skill: SkillId, isRight: boolean): Practice {
  const { asked, right } = practice[skill] ?? { asked: 0, right: 0 };
  return { ...practice, [skill]: { asked: asked + 1, right: right + (isRight ? 1 : 0) } };
}

/** A row of the progress dialog: a practiced skill. */
export interface SkillProgress extends SkillRecord {
  readonly skill: SkillId;
  /** Rounded down. */
  readonly accuracyPercent: number;
}

/** Returns the skills asked so far, in a fixed order. */
export function skillProgress(practice: Practice): readonly SkillProgress[] {
  return skillIds.flatMap((skill) => {
    const record = practice[skill];
    if (record === undefined || record.asked === 0) return [];
    return [{ skill, ...record, accuracyPercent: percentReached(record.right, record.asked) }];
  });
}

/** How well a child knows a skill. `new`: too few problems to tell, or fewer than half right. `secure`: right most of the time. */
export const skillLevels = ['new', 'growing', 'secure'] as const;
export type SkillLevel = (typeof skillLevels)[number];

/** The minimum number of problems to judge a skill. */
export const minAsked = 5;
/** The minimum share of right first tries for `secure`. */
const securePercent = 80;

/** Returns the level of a skill by its first tries. */
export function skillLevel({ asked, right }: SkillRecord): SkillLevel {
  if (asked < minAsked || 2 * right < asked) return 'new';
  return 100 * right >= securePercent * asked ? 'secure' : 'growing';
}
