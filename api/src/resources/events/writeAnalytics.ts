import type { Knex } from 'knex';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { type AnalyticsGroup, requestKey, saysMore, writeInSteps } from './analytics.table.ts';
import type { EventRow } from './AnalyticsEvent.model.ts';
import type { SessionRow } from './AnalyticsSession.model.ts';
import type { Known } from './Known.ts';
import { writeAtOnce } from './writeAtOnce.ts';

/** One write: what is known of the session, and the event when it brings one. */
export interface AnalyticsWrite {
  readonly session: SessionRow;
  readonly event: EventRow | null;
}

function merged(first: SessionRow, second: SessionRow): SessionRow {
  return {
    ...first,
    user_agent: first.user_agent ?? second.user_agent,
    referrer: first.referrer ?? second.referrer,
    time_spent_seconds: Math.max(first.time_spent_seconds, second.time_spent_seconds),
    updated_at: Math.max(first.updated_at, second.updated_at),
  };
}

/** The sessions that are new or say more. PostgreSQL refuses an upsert that meets the same row twice. */
function sessionsToWrite(writes: readonly AnalyticsWrite[], known: Known): SessionRow[] {
  const sessions = new Map<string, SessionRow>();
  for (const { session } of writes) {
    if (!saysMore(session) && known.placesOf(session.day, session.session_id)) continue;
    const before = sessions.get(session.session_id);
    sessions.set(session.session_id, before ? merged(before, session) : session);
  }
  // The order of their locks, the same for everybody.
  return [...sessions.values()].toSorted((one, other) => (one.session_id < other.session_id ? -1 : 1));
}

/** Each request once: the first one. */
function withoutRepeats(events: readonly EventRow[]): EventRow[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    if (event.request_id === null) return true;
    return seen.size < seen.add(requestKey(event)).size;
  });
}

/** What of some writes is to be written, each session and each request once. */
export function groupOf(writes: readonly AnalyticsWrite[], known: Known): AnalyticsGroup {
  return {
    sessions: sessionsToWrite(writes, known),
    events: withoutRepeats(writes.flatMap(({ event }) => event ?? [])),
  };
}

/**
 * Writes all or nothing, counts included. A request id already known for a session is not written again, and nothing of
 * what is `known` to be there.
 */
export async function writeAnalytics(database: Knex, writes: readonly AnalyticsWrite[], known: Known): Promise<void> {
  const group = groupOf(writes, known);
  const atOnce = isPostgres(database) ? null : await writeAtOnce(database, group, known);
  const marks = atOnce ?? (await writeInSteps(database, group, known));
  known.add(group.sessions, marks);
}
