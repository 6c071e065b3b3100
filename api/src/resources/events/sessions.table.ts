import { columnOf } from '../../platform/db/snakeCase.ts';
import type { SessionRow } from './AnalyticsSession.model.ts';

const columns = ['sessionId', 'userAgent', 'referrer', 'timeSpentSeconds', 'day', 'startedAt', 'updatedAt'] as const;

/** Returns the SQL that inserts `rows` of sessions, without its `on conflict` clause. */
export function insertSessions(rows: string): string {
  return `insert into analytics_sessions (${columns.map(columnOf).join(', ')})
    select rows.value->>0, rows.value->>1, rows.value->>2, cast(rows.value->>3 as bigint), rows.value->>4,
      cast(rows.value->>5 as bigint), cast(rows.value->>6 as bigint)
    from ${rows} where true`;
}

/** Returns the SQL that inserts or updates `rows` of sessions. The first browser and referrer win, and the largest times. */
export const upsertSessions = (rows: string) => `${insertSessions(rows)} on conflict (session_id) do update set
  user_agent = coalesce(analytics_sessions.user_agent, excluded.user_agent),
  referrer = coalesce(analytics_sessions.referrer, excluded.referrer),
  time_spent_seconds = case when excluded.time_spent_seconds > analytics_sessions.time_spent_seconds
    then excluded.time_spent_seconds else analytics_sessions.time_spent_seconds end,
  updated_at = case when excluded.updated_at > analytics_sessions.updated_at
    then excluded.updated_at else analytics_sessions.updated_at end
  where excluded.user_agent is not null or excluded.referrer is not null or excluded.time_spent_seconds > 0`;

/** Returns the JSON parameter of the statements above. */
export function sessionValues(sessions: readonly SessionRow[]): string {
  return JSON.stringify(sessions.map((session) => columns.map((column) => session[column])));
}

/** Whether the session carries anything besides its ID. */
export function hasDetails({ userAgent: agent, referrer, timeSpentSeconds: seconds }: SessionRow): boolean {
  return agent !== null || referrer !== null || seconds > 0;
}
