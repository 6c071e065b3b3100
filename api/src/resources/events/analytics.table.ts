import type { Knex } from 'knex';
import type { EventRow } from './AnalyticsEvent.model.ts';
import type { MarkRow } from './AnalyticsMark.model.ts';
import { AnalyticsSessionModel, type SessionRow } from './AnalyticsSession.model.ts';
import type { Known } from './Known.ts';
import { Tally } from './Tally.ts';
import { returnedRows, rowsFrom, writeTally } from './tallies.table.ts';

/*
 * The ingest of analytics is raw SQL, here and in `writeAtOnce.ts`: it is the busiest path of the server, and one statement writes a whole
 * group. Inserting 400 events as models, one by one, takes 12 to 21 times the CPU time (`npm run bench -- data-layer`).
 */

const sessionColumns = [
  'session_id',
  'user_agent',
  'referrer',
  'time_spent_seconds',
  'day',
  'started_at',
  'updated_at',
] as const;

/** Puts lists of sessions; what follows says what becomes of those that are there. */
function insertSessions(rows: string): string {
  return `insert into analytics_sessions (${sessionColumns.join(', ')})
    select rows.value->>0, rows.value->>1, rows.value->>2, cast(rows.value->>3 as bigint), rows.value->>4,
      cast(rows.value->>5 as bigint), cast(rows.value->>6 as bigint)
    from ${rows} where true`;
}

/** What merging keeps: the first facts, the largest numbers. */
export const mergeSessions = (rows: string) => `${insertSessions(rows)} on conflict (session_id) do update set
  user_agent = coalesce(analytics_sessions.user_agent, excluded.user_agent),
  referrer = coalesce(analytics_sessions.referrer, excluded.referrer),
  time_spent_seconds = case when excluded.time_spent_seconds > analytics_sessions.time_spent_seconds
    then excluded.time_spent_seconds else analytics_sessions.time_spent_seconds end,
  updated_at = case when excluded.updated_at > analytics_sessions.updated_at
    then excluded.updated_at else analytics_sessions.updated_at end
  where excluded.user_agent is not null or excluded.referrer is not null or excluded.time_spent_seconds > 0`;

export function sessionValues(sessions: readonly SessionRow[]): string {
  return JSON.stringify(sessions.map((session) => sessionColumns.map((column) => session[column])));
}

/** True where a session brings more than that it is there. */
export function saysMore({ user_agent: agent, referrer, time_spent_seconds: seconds }: SessionRow): boolean {
  return agent !== null || referrer !== null || seconds > 0;
}

/** Writes sessions and adds up what they bring: one more, and the time that is new. */
async function writeSessions(trx: Knex.Transaction, sessions: readonly SessionRow[], tally: Tally): Promise<void> {
  if (sessions.length === 0) return;
  const rows = rowsFrom(trx);
  const made = returnedRows<Pick<SessionRow, 'session_id'>>(
    await trx.raw(`${insertSessions(rows)} on conflict do nothing returning session_id`, [sessionValues(sessions)]),
  );
  const isMade = new Set(made.map(({ session_id: id }) => id));
  // An event says nothing new of a session that is known.
  const told = sessions.filter((session) => !isMade.has(session.session_id) && saysMore(session));
  const secondsBefore = await readSeconds(trx, told);
  if (told.length > 0) await trx.raw(mergeSessions(rows), [sessionValues(told)]);
  for (const { session_id: id, day, time_spent_seconds: seconds } of sessions) {
    if (isMade.has(id)) tally.add(day, { kind: 'session', name: '', count: 1 });
    const before = isMade.has(id) ? { day, seconds: 0 } : secondsBefore.get(id);
    if (before && seconds > before.seconds)
      tally.add(before.day, { kind: 'seconds', name: '', count: seconds - before.seconds });
  }
}

/** The time so far of sessions that report one, and the day they began; held, so that none is counted twice. */
async function readSeconds(
  trx: Knex.Transaction,
  sessions: readonly SessionRow[],
): Promise<ReadonlyMap<string, { readonly day: string; readonly seconds: number }>> {
  const ids = sessions.flatMap(({ session_id: id, time_spent_seconds: seconds }) => (seconds > 0 ? [id] : []));
  if (ids.length === 0) return new Map();
  const rows = await AnalyticsSessionModel.query(trx)
    .findByIds(ids)
    .orderBy('session_id')
    .forUpdate()
    .select('session_id', 'day', 'time_spent_seconds');
  return new Map(rows.map(({ session_id: id, day, time_spent_seconds: seconds }) => [id, { day, seconds }]));
}

const eventColumns = ['session_id', 'event_type', 'event_data', 'request_id', 'day', 'created_at'] as const;

/** Puts lists of events; those whose request is known are left out. */
export function insertEvents(rows: string): string {
  return `insert into analytics_events (${eventColumns.join(', ')})
    select rows.value->>0, rows.value->>1, rows.value->>2, rows.value->>3, rows.value->>4, cast(rows.value->>5 as bigint)
    from ${rows} where true on conflict (request_id, session_id) do nothing`;
}

export function eventValues(events: readonly EventRow[]): string {
  return JSON.stringify(events.map((event) => eventColumns.map((column) => event[column])));
}

type EventKey = Pick<EventRow, 'session_id' | 'request_id'>;

export const requestKey = (event: EventKey) => `${event.session_id} ${event.request_id}`;

/** Writes events, and gives those that were not known. */
async function writeEvents(trx: Knex.Transaction, events: readonly EventRow[]): Promise<readonly EventRow[]> {
  const sql = `${insertEvents(rowsFrom(trx))} returning session_id, request_id`;
  const written = returnedRows<EventKey>(await trx.raw(sql, [eventValues(events)]));
  const isWritten = new Set(written.map(requestKey));
  return events.filter((event) => isWritten.has(requestKey(event)));
}

/** What is written together: each session and each request once. */
export interface AnalyticsGroup {
  readonly sessions: readonly SessionRow[];
  readonly events: readonly EventRow[];
}

/** Writes all or nothing, counts included, and gives the marks of who was counted. */
export async function writeInSteps(
  database: Knex,
  { sessions, events }: AnalyticsGroup,
  known: Known,
): Promise<readonly MarkRow[]> {
  return database.transaction(async (trx) => {
    const tally = new Tally(known);
    await writeSessions(trx, sessions, tally);
    if (events.length > 0) for (const event of await writeEvents(trx, events)) tally.addEvent(event);
    const marks = tally.marks();
    await writeTally(trx, tally, marks);
    return marks;
  });
}
