import type { EventRow } from './AnalyticsEvent.model.ts';
import type { SessionRow } from './AnalyticsSession.model.ts';
import { requestKey } from './events.table.ts';
import type { SeenCache } from './SeenCache.ts';
import { hasDetails } from './sessions.table.ts';

/** A session, and the event that it sent, if any. */
export interface EventEntry {
  readonly session: SessionRow;
  readonly event: EventRow | null;
}

/** Rows to write in one transaction: each session and each request once. */
export interface EventBatch {
  readonly sessions: readonly SessionRow[];
  readonly events: readonly EventRow[];
}

function mergeSessions(first: SessionRow, second: SessionRow): SessionRow {
  return {
    ...first,
    userAgent: first.userAgent ?? second.userAgent,
    referrer: first.referrer ?? second.referrer,
    timeSpentSeconds: Math.max(first.timeSpentSeconds, second.timeSpentSeconds),
    updatedAt: Math.max(first.updatedAt, second.updatedAt),
  };
}

/** Returns the sessions that are new or carry details, merged: PostgreSQL rejects an upsert with the same row twice. */
function sessionsToWrite(entries: readonly EventEntry[], seen: SeenCache): SessionRow[] {
  const sessions = new Map<string, SessionRow>();
  for (const { session } of entries) {
    if (!hasDetails(session) && seen.countersOf(session.day, session.sessionId)) continue;
    const other = sessions.get(session.sessionId);
    sessions.set(session.sessionId, other ? mergeSessions(other, session) : session);
  }
  // Every writer locks rows in this order, which prevents deadlocks.
  return [...sessions.values()].toSorted((one, other) => (one.sessionId < other.sessionId ? -1 : 1));
}

function withoutRepeatedRequests(events: readonly EventRow[]): EventRow[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    if (event.requestId === null) return true;
    return seen.size < seen.add(requestKey(event)).size;
  });
}

/** Returns the rows to write for entries; sessions that have been `seen` are left out. */
export function toBatch(entries: readonly EventEntry[], seen: SeenCache): EventBatch {
  return {
    sessions: sessionsToWrite(entries, seen),
    events: withoutRepeatedRequests(entries.flatMap(({ event }) => event ?? [])),
  };
}
