import type { Attempt } from '@countertop/contract/play/attempts';
import type { SkillId } from '@countertop/engine/problems/skill';
import { Model, type ModelObject, type Pojo } from 'objection';

/** The table `attempts`: graded answers of learners. Triggers prevent changes. */
export class AttemptModel extends Model {
  static override readonly tableName = 'attempts';
  static override readonly idColumn = ['learnerId', 'id'];
  static override readonly jsonAttributes = ['givens'];

  declare readonly learnerId: string;
  /** A UUIDv7 in lower case, so in the order of the answers as far as the device's clock is right. */
  declare readonly id: string;
  declare readonly rulesVersion: number;
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
  declare readonly answerHundredths: number;
  declare readonly isRetry: boolean;
  declare readonly hintsUsed: number;
  declare readonly elapsedMs: number;
  declare readonly speed: Attempt['speed'];
  /** ISO 8601 with the device's offset, as sent. */
  declare readonly answeredAt: string;
  /** Milliseconds since 1970 UTC. */
  declare readonly receivedAt: number;
  /** The date that the attempt counts for, YYYY-MM-DD. */
  declare readonly day: string;
  declare readonly skill: SkillId;
  declare readonly isCorrect: boolean;
  /** Phrase ID. */
  declare readonly mistake: string | null;

  /** SQLite stores booleans as 0 and 1. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    for (const column of ['isRetry', 'isCorrect']) if (column in row) row[column] = Boolean(row[column]);
    return row;
  }
}

export type AttemptRow = ModelObject<AttemptModel>;
