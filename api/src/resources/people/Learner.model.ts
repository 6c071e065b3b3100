import type { CustomerId } from '@countertop/engine/play/floor/cast';
import type { AgeBand } from '@countertop/engine/problems/band';
import type { SkillState } from '@countertop/engine/review/skillStates';
import { Model, type Pojo } from 'objection';

/** The table `learners`: children who play. Times are milliseconds since 1970 UTC. */
export class LearnerModel extends Model {
  static override readonly tableName = 'learners';
  static override readonly jsonAttributes = ['settings', 'earlierSkills'];

  /** The first learner of an account has the account's ID. */
  declare readonly id: string;
  declare readonly nickname: string | null;
  /** A customer of the game, whose drawing stands for the child. */
  declare readonly picture: CustomerId | null;
  /** Argon2id of the dishes that the child presses to play. */
  declare readonly picturePasswordHash: string | null;
  /** Age band of the latest attempt. */
  declare readonly band: AgeBand | null;
  /** Stored as JSON text. */
  declare readonly settings: Readonly<Record<string, unknown>>;
  /** Whether customers come back for skills that were learned. */
  declare readonly hasReviews: boolean;
  /** The review schedule as of the last answer that was deleted; null if none was. Stored as JSON text. */
  declare readonly earlierSkills: readonly SkillState[] | null;
  declare readonly createdAt: number;
  declare readonly updatedAt: number;

  /** SQLite stores booleans as 0 and 1. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    if ('hasReviews' in row) row['hasReviews'] = Boolean(row['hasReviews']);
    return row;
  }
}
