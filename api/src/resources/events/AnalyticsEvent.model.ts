import type { AnalyticsEventType } from '@countertop/contract/analytics/analytics.limits';
import { Model, type ModelObject } from 'objection';

/** The table `analytics_events`. `createdAt` is milliseconds since 1970 UTC, `day` the UTC day as YYYY-MM-DD. */
export class AnalyticsEventModel extends Model {
  static override readonly tableName = 'analytics_events';

  declare readonly id: number;
  declare readonly sessionId: string;
  declare readonly eventType: AnalyticsEventType;
  /** JSON as sent. `incrementsOf` parses it, once for all events with equal data. */
  declare readonly eventData: string | null;
  declare readonly requestId: string | null;
  declare readonly day: string;
  declare readonly createdAt: number;
}

/** An event as inserted. */
export type EventRow = Omit<ModelObject<AnalyticsEventModel>, 'id'>;
