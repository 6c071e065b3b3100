import type { AnalyticsEventType } from '@countertop/contract/analytics/analytics.limits';
import { Model, type ModelObject } from 'objection';

/** The table `analytics_events`. `created_at` is milliseconds since 1970 UTC, `day` the UTC day as YYYY-MM-DD. */
export class AnalyticsEventModel extends Model {
  static override readonly tableName = 'analytics_events';

  declare readonly id: number;
  declare readonly session_id: string;
  declare readonly event_type: AnalyticsEventType;
  /** JSON as sent. `incrementsOf` parses it, once for all events with equal data. */
  declare readonly event_data: string | null;
  declare readonly request_id: string | null;
  declare readonly day: string;
  declare readonly created_at: number;
}

/** An event as inserted. */
export type EventRow = Omit<ModelObject<AnalyticsEventModel>, 'id'>;
