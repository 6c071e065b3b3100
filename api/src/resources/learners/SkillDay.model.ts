import type { SkillId } from '@countertop/engine/problems/skill';
import { Model, type ModelObject } from 'objection';

/** The table `skill_days`: totals of a learner's attempts by day and skill. They outlive the attempts. */
export class SkillDayModel extends Model {
  static override readonly tableName = 'skill_days';
  static override readonly idColumn = ['learner_id', 'day', 'skill'];

  declare readonly learner_id: string;
  /** On the learner's device, YYYY-MM-DD. */
  declare readonly day: string;
  declare readonly skill: SkillId;
  /** First tries. */
  declare readonly asked: number;
  declare readonly right_first_try: number;
  /** First tries with at least one hint. */
  declare readonly with_help: number;
  /** Right at the second try. */
  declare readonly corrected: number;
  declare readonly elapsed_ms: number;
}

export type SkillDayRow = ModelObject<SkillDayModel>;
