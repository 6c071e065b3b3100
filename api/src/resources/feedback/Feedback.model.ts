import { Model, type Pojo } from 'objection';

/** The table `feedback`. `createdAt` is milliseconds since 1970 UTC, `day` the UTC day as YYYY-MM-DD. */
export class FeedbackModel extends Model {
  static override readonly tableName = 'feedback';

  declare readonly id: number;
  declare readonly sessionId: string;
  declare readonly requestId: string | null;
  declare readonly rating: number;
  declare readonly message: string | null;
  declare readonly gameCompleted: boolean;
  declare readonly day: string;
  declare readonly createdAt: number;

  /** SQLite stores booleans as 0 and 1. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    if ('gameCompleted' in row) row['gameCompleted'] = Boolean(row['gameCompleted']);
    return row;
  }
}
