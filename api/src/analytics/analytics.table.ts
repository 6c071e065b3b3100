import type { Knex } from 'knex';

/** A line of `analytics_sessions`; times are milliseconds since 1970 UTC. */
export interface SessionRow {
  readonly session_id: string;
  readonly user_agent: string | null;
  readonly referrer: string | null;
  readonly time_spent_seconds: number;
  readonly day: string;
  readonly started_at: number;
  readonly updated_at: number;
}

/** A line of `analytics_events`, as inserted. */
export interface EventRow {
  readonly session_id: string;
  readonly event_type: string;
  readonly event_data: string | null;
  readonly request_id: string | null;
  readonly day: string;
  readonly created_at: number;
}

/** One write: what is known of the session, and the event when it brings one. */
export interface AnalyticsWrite {
  readonly session: SessionRow;
  readonly event: EventRow | null;
}

function mergeSessions(first: SessionRow, second: SessionRow): SessionRow {
  return {
    ...first,
    user_agent: first.user_agent ?? second.user_agent,
    referrer: first.referrer ?? second.referrer,
    time_spent_seconds: Math.max(first.time_spent_seconds, second.time_spent_seconds),
    updated_at: Math.max(first.updated_at, second.updated_at),
  };
}

/** PostgreSQL refuses an upsert that meets the same row twice. */
function oneRowPerSession(writes: readonly AnalyticsWrite[]): SessionRow[] {
  const sessions = new Map<string, SessionRow>();
  for (const { session } of writes) {
    const known = sessions.get(session.session_id);
    sessions.set(session.session_id, known ? mergeSessions(known, session) : session);
  }
  return [...sessions.values()];
}

/** What merging keeps, in the SQL both databases read: the first facts, the largest numbers. */
function keptOnConflict(trx: Knex) {
  const first = (column: string) => trx.raw('coalesce(analytics_sessions.??, excluded.??)', [column, column]);
  const largest = (column: string) =>
    trx.raw('case when excluded.?? > analytics_sessions.?? then excluded.?? else analytics_sessions.?? end', [
      column,
      column,
      column,
      column,
    ]);
  return {
    user_agent: first('user_agent'),
    referrer: first('referrer'),
    time_spent_seconds: largest('time_spent_seconds'),
    updated_at: largest('updated_at'),
  };
}

/** Writes all or nothing. A request id already known for a session is not written again. */
export async function writeAnalytics(database: Knex, writes: readonly AnalyticsWrite[]): Promise<void> {
  const events = writes.flatMap(({ event }) => event ?? []);
  await database.transaction(async (trx) => {
    await trx('analytics_sessions')
      .insert(oneRowPerSession(writes))
      .onConflict('session_id')
      .merge(keptOnConflict(trx));
    if (events.length === 0) return;
    await trx('analytics_events').insert(events).onConflict(['session_id', 'request_id']).ignore();
  });
}
