import { percentReached } from './percent.ts';
import { type SkillId, skillIds } from '../problems/skill.ts';
import type { Practice, SkillRecord } from '../play/state.ts';

/** The practice with one first try more. */
export function practised(practice: Practice, skill: SkillId, isRight: boolean): Practice {
  const { asked, right } = practice[skill] ?? { asked: 0, right: 0 };
  return { ...practice, [skill]: { asked: asked + 1, right: right + (isRight ? 1 : 0) } };
}

/** A line of the progress dialog: a skill that was asked, and how often it was right at first try. */
export interface SkillProgress extends SkillRecord {
  readonly skill: SkillId;
  /** Rounded down. */
  readonly accuracyPercent: number;
}

/** The skills that were asked so far, always in the same order. */
export function skillProgress(practice: Practice): readonly SkillProgress[] {
  return skillIds.flatMap((skill) => {
    const record = practice[skill];
    if (record === undefined || record.asked === 0) return [];
    return [{ skill, ...record, accuracyPercent: percentReached(record.right, record.asked) }];
  });
}
