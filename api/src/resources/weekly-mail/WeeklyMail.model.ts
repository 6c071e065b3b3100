import { Model, type Pojo } from 'objection';

/** The table `weekly_mails`: guardians who have ever turned on the weekly email about a child. */
export class WeeklyMailModel extends Model {
  static override readonly tableName = 'weekly_mails';
  static override readonly idColumn = ['learnerId', 'userId'];

  declare readonly learnerId: string;
  declare readonly userId: string;
  /** Part of the unsubscribe links. */
  declare readonly token: string;
  declare readonly isOn: boolean;
  /** Consecutive permanent bounces. */
  declare readonly bounces: number;
  /** When delivery was suspended because of bounces, in milliseconds since 1970 UTC. */
  declare readonly stoppedAt: number | null;
  /** Milliseconds since 1970 UTC. */
  declare readonly changedAt: number;

  /** SQLite stores booleans as 0 and 1. */
  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    if ('isOn' in row) row['isOn'] = Boolean(row['isOn']);
    return row;
  }
}
