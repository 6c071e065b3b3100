import { LRUCache } from 'lru-cache';
import type { SessionRow } from './analytics.table.ts';
import type { MarkRow } from './Tally.ts';

/** About 10 MB of keys: some thousand children who play, and what each was counted for today. */
const most = 50_000;

/**
 * Rows that this server has committed and that stay as long as their day lasts: sessions, and the marks of who was
 * counted. An event of a child who plays already then writes neither.
 */
export class Known {
  readonly #keys = new LRUCache<string, true>({ max: most });

  hasSession({ day, session_id: id }: SessionRow): boolean {
    return this.#keys.has(`${day} ${id}`);
  }

  hasMark(mark: MarkRow): boolean {
    return this.#keys.has(markKey(mark));
  }

  /** Call it only once they are committed. */
  add(sessions: readonly SessionRow[], marks: readonly MarkRow[]): void {
    for (const { day, session_id: id } of sessions) this.#keys.set(`${day} ${id}`, true);
    for (const mark of marks) this.#keys.set(markKey(mark), true);
  }
}

function markKey({ day, kind, name, session_id: id }: MarkRow): string {
  return `${day} ${id} ${kind} ${name}`;
}
