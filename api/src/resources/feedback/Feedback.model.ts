import { Model, type Pojo } from 'objection';

/** The table `feedback`. `created_at` is milliseconds since 1970 UTC, `day` the UTC day as YYYY-MM-DD. */
export class FeedbackModel extends Model {
  static override readonly tableName = 'feedback';

  declare readonly id: number;
  declare readonly session_id: string;
  declare readonly request_id: string | null;
  declare readonly rating: number;
  declare readonly message: string | null;
  declare readonly game_completed: boolean;
  declare readonly day: string;
  declare readonly created_at: number;

  /** SQLite stores booleans as 0 and 1. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    if ('game_completed' in row) row['game_completed'] = Boolean(row['game_completed']);
    return row;
  }
}
