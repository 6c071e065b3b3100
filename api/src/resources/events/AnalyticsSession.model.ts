import { Model, type ModelObject } from 'objection';

/** The table `analytics_sessions`. Times are milliseconds since 1970 UTC, `day` is the UTC day as YYYY-MM-DD. */
export class AnalyticsSessionModel extends Model {
  static override readonly tableName = 'analytics_sessions';
  static override readonly idColumn = 'sessionId';

  declare readonly sessionId: string;
  declare readonly userAgent: string | null;
  declare readonly referrer: string | null;
  declare readonly timeSpentSeconds: number;
  declare readonly day: string;
  declare readonly startedAt: number;
  declare readonly updatedAt: number;
}

export type SessionRow = ModelObject<AnalyticsSessionModel>;
