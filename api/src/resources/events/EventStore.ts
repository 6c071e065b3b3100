import type { Knex } from 'knex';
import type { EventRow } from './AnalyticsEvent.model.ts';
import type { SessionRow } from './AnalyticsSession.model.ts';
import { requestKey } from './events.table.ts';
import { type EventBatch, insertBatch } from './insertBatch.ts';
import type { Flood } from './NetworkBudget.ts';
import { removeFlood } from './removeFlood.ts';
import { SeenCache } from './SeenCache.ts';
import { hasDetails } from './sessions.table.ts';

/** A session, and the event that it sent, if any. */
export interface EventEntry {
  readonly session: SessionRow;
  readonly event: EventRow | null;
}

/** Stores sessions and events together with their counters. */
export interface EventStore {
  /** Records a batch in one transaction. An event whose request ID its session has sent before is ignored. */
  recordBatch(entries: readonly EventEntry[]): Promise<void>;
  /** Deletes what the visits of a flood have recorded since it began. `nowMs` is milliseconds since 1970 UTC. */
  removeFlood(flood: Flood, nowMs: number): Promise<void>;
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
function toBatch(entries: readonly EventEntry[], seen: SeenCache): EventBatch {
  return {
    sessions: sessionsToWrite(entries, seen),
    events: withoutRepeatedRequests(entries.flatMap(({ event }) => event ?? [])),
  };
}

/** Returns the event store for a database. */
export function eventStore(database: Knex): EventStore {
  const seen = new SeenCache();
  return {
    async recordBatch(entries) {
      const batch = toBatch(entries, seen);
      const visitors = await insertBatch(database, batch, seen);
      seen.add(batch.sessions, visitors);
    },
    async removeFlood(flood, nowMs) {
      seen.forget(flood.visits);
      await removeFlood(database, flood, nowMs);
    },
  };
}
