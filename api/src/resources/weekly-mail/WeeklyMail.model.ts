import { Model, type Pojo } from 'objection';

/** The table `weekly_mails`: guardians who have ever turned on the weekly email about a child. */
export class WeeklyMailModel extends Model {
  static override readonly tableName = 'weekly_mails';
  static override readonly idColumn = ['learner_id', 'user_id'];

  declare readonly learner_id: string;
  declare readonly user_id: string;
  /** Part of the unsubscribe links. */
  declare readonly token: string;
  declare readonly is_on: boolean;
  /** Emails in a row that were refused for good. */
  declare readonly bounces: number;
  /** When it stopped by itself because of them, in milliseconds since 1970 UTC. */
  declare readonly stopped_at: number | null;
  /** Milliseconds since 1970 UTC. */
  declare readonly changed_at: number;

  /** SQLite stores booleans as 0 and 1. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    if ('is_on' in row) row['is_on'] = Boolean(row['is_on']);
    return row;
  }
}
