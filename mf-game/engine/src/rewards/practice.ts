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
