import { Model, type ModelObject } from 'objection';

/** The table `analytics_sessions`. Times are milliseconds since 1970 UTC, `day` is the UTC day as YYYY-MM-DD. */
export class AnalyticsSessionModel extends Model {
  static override readonly tableName = 'analytics_sessions';
  static override readonly idColumn = 'session_id';

  declare readonly session_id: string;
  declare readonly user_agent: string | null;
  declare readonly referrer: string | null;
  declare readonly time_spent_seconds: number;
  declare readonly day: string;
  declare readonly started_at: number;
  declare readonly updated_at: number;
}

export type SessionRow = ModelObject<AnalyticsSessionModel>;
