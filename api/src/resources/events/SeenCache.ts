import { LRUCache } from 'lru-cache';
import { atMost } from '../../platform/atMost.ts';
import type { SessionRow } from './AnalyticsSession.model.ts';
import { counterKey } from './EventCounter.model.ts';
import type { UniqueVisitorRow } from './UniqueVisitor.model.ts';

/** About 10 MB. */
const maxSessions = 20_000;

interface SeenSession {
  readonly day: string;
  readonly counters: Set<string>;
}

/**
 * Remembers which sessions this server has committed today, and which counters have counted them as unique visitors, so that
 * their next events write neither again.
 */
export class SeenCache {
  readonly #sessions = new LRUCache<string, SeenSession>(atMost(maxSessions));

  /** Returns the keys of the counters that have counted a session on a day; undefined if the session is unknown. */
  countersOf(day: string, sessionId: string): ReadonlySet<string> | undefined {
    return this.#find(day, sessionId);
  }

  /** Adds rows. Call it only after they are committed. */
  add(sessions: readonly SessionRow[], visitors: readonly UniqueVisitorRow[]): void {
    for (const { day, sessionId: id } of sessions) this.#findOrCreate(day, id);
    for (const visitor of visitors) this.#findOrCreate(visitor.day, visitor.sessionId).add(counterKey(visitor));
  }

  /** Removes sessions. Call it before their rows are deleted. */
  forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.#sessions.delete(id);
  }

  #find(day: string, id: string): Set<string> | undefined {
    const seen = this.#sessions.get(id);
    return seen?.day === day ? seen.counters : undefined;
  }

  #findOrCreate(day: string, id: string): Set<string> {
    const seen = this.#find(day, id);
    if (seen) return seen;
    const counters = new Set<string>();
    this.#sessions.set(id, { day, counters });
    return counters;
  }
}
