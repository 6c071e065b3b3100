import type { AnalyticsEventType } from '@countertop/contract/analyticsRules';
import type { Knex } from 'knex';
import { Tally } from './Tally.ts';
import { writeTally } from './tallies.table.ts';

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
  readonly event_type: AnalyticsEventType;
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
  // The order of their locks, the same for everybody.
  return [...sessions.values()].toSorted((one, other) => (one.session_id < other.session_id ? -1 : 1));
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

function saysMore({ user_agent: agent, referrer, time_spent_seconds: seconds }: SessionRow): boolean {
  return agent !== null || referrer !== null || seconds > 0;
}

/** Writes sessions and adds up what they bring: one more, and the time that is new. */
async function writeSessions(trx: Knex.Transaction, sessions: readonly SessionRow[], tally: Tally): Promise<void> {
  const made: Pick<SessionRow, 'session_id'>[] = await trx('analytics_sessions')
    .insert(sessions)
    .onConflict('session_id')
    .ignore()
    .returning('session_id');
  const isMade = new Set(made.map(({ session_id: id }) => id));
  // An event says nothing new of a session that is known.
  const told = sessions.filter((session) => !isMade.has(session.session_id) && saysMore(session));
  const secondsBefore = await readSeconds(trx, told);
  if (told.length > 0) {
    await trx('analytics_sessions').insert(told).onConflict('session_id').merge(keptOnConflict(trx));
  }
  for (const { session_id: id, day, time_spent_seconds: seconds } of sessions) {
    if (isMade.has(id)) tally.add(day, { kind: 'session', name: '', count: 1 });
    const before = isMade.has(id) ? { day, seconds: 0 } : secondsBefore.get(id);
    if (before && seconds > before.seconds)
      tally.add(before.day, { kind: 'seconds', name: '', count: seconds - before.seconds });
  }
}

/** The time so far of sessions that report one, and the day they began; held, so that none is counted twice. */
async function readSeconds(trx: Knex.Transaction, sessions: readonly SessionRow[]) {
  const ids = sessions.flatMap(({ session_id: id, time_spent_seconds: seconds }) => (seconds > 0 ? [id] : []));
  const rows: Pick<SessionRow, 'session_id' | 'day' | 'time_spent_seconds'>[] =
    ids.length === 0
      ? []
      : await trx('analytics_sessions')
          .whereIn('session_id', ids)
          .orderBy('session_id')
          .forUpdate()
          .select('session_id', 'day', 'time_spent_seconds');
  return new Map(rows.map(({ session_id: id, day, time_spent_seconds: seconds }) => [id, { day, seconds }]));
}

const requestKey = (event: Pick<EventRow, 'session_id' | 'request_id'>) => `${event.session_id} ${event.request_id}`;

/** Each request once: the first one. */
function withoutRepeats(events: readonly EventRow[]): EventRow[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    if (event.request_id === null) return true;
    const isFirst = !seen.has(requestKey(event));
    seen.add(requestKey(event));
    return isFirst;
  });
}

/** Writes events, and gives those that were not known. */
async function writeEvents(trx: Knex.Transaction, events: readonly EventRow[]): Promise<readonly EventRow[]> {
  const written: Pick<EventRow, 'session_id' | 'request_id'>[] = await trx('analytics_events')
    .insert(events)
    .onConflict(['session_id', 'request_id'])
    .ignore()
    .returning(['session_id', 'request_id']);
  const isWritten = new Set(written.map(requestKey));
  return events.filter((event) => isWritten.has(requestKey(event)));
}

/** Writes all or nothing, counts included. A request id already known for a session is not written again. */
export async function writeAnalytics(database: Knex, writes: readonly AnalyticsWrite[]): Promise<void> {
  const events = withoutRepeats(writes.flatMap(({ event }) => event ?? []));
  await database.transaction(async (trx) => {
    const tally = new Tally();
    await writeSessions(trx, oneRowPerSession(writes), tally);
    if (events.length > 0) for (const event of await writeEvents(trx, events)) tally.addEvent(event);
    await writeTally(trx, tally);
  });
}
