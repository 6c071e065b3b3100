import type { SkillId } from '@countertop/engine/problems/skill';
import { Model, type ModelObject } from 'objection';

/** The table `skill_days`: totals of a learner's attempts by day and skill. They outlive the attempts. */
export class SkillDayModel extends Model {
  static override readonly tableName = 'skill_days';
  static override readonly idColumn = ['learnerId', 'day', 'skill'];

  declare readonly learnerId: string;
  /** On the learner's device, YYYY-MM-DD. */
  declare readonly day: string;
  declare readonly skill: SkillId;
  /** First tries. */
  declare readonly asked: number;
  declare readonly rightFirstTry: number;
  /** First tries with at least one hint. */
  declare readonly withHelp: number;
  /** Right on the second try. */
  declare readonly corrected: number;
  declare readonly elapsedMs: number;
}

export type SkillDayRow = ModelObject<SkillDayModel>;
