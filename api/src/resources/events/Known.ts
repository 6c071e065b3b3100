import { LRUCache } from 'lru-cache';
import type { MarkRow } from './AnalyticsMark.model.ts';
import type { SessionRow } from './AnalyticsSession.model.ts';
import { placeOf } from './Tally.ts';

/** About 10 MB: children who play, and what each was counted for today. */
const most = 20_000;

interface KnownSession {
  readonly day: string;
  readonly places: Set<string>;
}

/**
 * Rows that this server has committed and that stay as long as their day lasts: sessions, and the marks of who was
 * counted. An event of a child who plays already then writes neither.
 */
export class Known {
  readonly #sessions = new LRUCache<string, KnownSession>({ max: most });

  /** The places (see `placeOf`) that a session was counted at on a day; undefined where it is not known. */
  placesOf(day: string, sessionId: string): ReadonlySet<string> | undefined {
    return this.#find(day, sessionId);
  }

  /** Call it only once they are committed. */
  add(sessions: readonly SessionRow[], marks: readonly MarkRow[]): void {
    for (const { day, session_id: id } of sessions) this.#of(day, id);
    for (const mark of marks) this.#of(mark.day, mark.session_id).add(placeOf(mark));
  }

  /** Call it before they are deleted. */
  forget(sessionIds: readonly string[]): void {
    for (const id of sessionIds) this.#sessions.delete(id);
  }

  #find(day: string, id: string): Set<string> | undefined {
    const known = this.#sessions.get(id);
    return known?.day === day ? known.places : undefined;
  }

  #of(day: string, id: string): Set<string> {
    const known = this.#find(day, id);
    if (known) return known;
    const places = new Set<string>();
    this.#sessions.set(id, { day, places });
    return places;
  }
}
