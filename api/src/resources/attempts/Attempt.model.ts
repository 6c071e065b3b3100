import type { Attempt } from '@countertop/contract/play/attempts';
import type { SkillId } from '@countertop/engine/problems/skill';
import { Model, type ModelObject, type Pojo } from 'objection';

/** The table `attempts`: graded answers of learners. Triggers prevent changes. */
export class AttemptModel extends Model {
  static override readonly tableName = 'attempts';
  static override readonly idColumn = ['learner_id', 'id'];
  static override readonly jsonAttributes = ['givens'];

  declare readonly learner_id: string;
  /** A UUIDv7 in lower case, so in the order of the answers as far as the device's clock is right. */
  declare readonly id: string;
  declare readonly rules_version: number;
  declare readonly seed: number;
  declare readonly number: number;
  declare readonly band: Attempt['band'];
  declare readonly type: Attempt['type'];
  declare readonly variant: Attempt['variant'];
  declare readonly dish: Attempt['dish'];
  /** Stored as JSON text. */
  declare readonly givens: Attempt['givens'];
  declare readonly origin: Attempt['origin'];
  declare readonly lesson: string | null;
  declare readonly answer_hundredths: number;
  declare readonly is_retry: boolean;
  declare readonly hints_used: number;
  declare readonly elapsed_ms: number;
  declare readonly speed: Attempt['speed'];
  /** ISO 8601 with the device's offset, as sent. */
  declare readonly answered_at: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly received_at: number;
  /** The date that the attempt counts for, YYYY-MM-DD. */
  declare readonly day: string;
  declare readonly skill: SkillId;
  declare readonly is_correct: boolean;
  /** Phrase ID. */
  declare readonly mistake: string | null;

  /** SQLite stores booleans as 0 and 1. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    for (const column of ['is_retry', 'is_correct']) if (column in row) row[column] = Boolean(row[column]);
    return row;
  }
}

export type AttemptRow = ModelObject<AttemptModel>;
