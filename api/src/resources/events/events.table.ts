import { columnOf } from '../../platform/db/snakeCase.ts';
import type { EventRow } from './AnalyticsEvent.model.ts';

const columns = ['sessionId', 'eventType', 'eventData', 'requestId', 'day', 'createdAt'] as const;

/** Returns the SQL that inserts `rows` of events, and skips those whose request is stored already. */
export function insertEvents(rows: string): string {
  return `insert into analytics_events (${columns.map(columnOf).join(', ')})
    select rows.value->>0, rows.value->>1, rows.value->>2, rows.value->>3, rows.value->>4, cast(rows.value->>5 as bigint)
    from ${rows} where true on conflict (request_id, session_id) do nothing`;
}

/** Returns the JSON parameter of `insertEvents`. */
export function eventValues(events: readonly EventRow[]): string {
  return JSON.stringify(events.map((event) => columns.map((column) => event[column])));
}

export type EventKey = Pick<EventRow, 'sessionId' | 'requestId'>;

export const requestKey = (event: EventKey) => `${event.sessionId} ${event.requestId}`;
