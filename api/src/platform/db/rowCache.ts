import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { atMost } from '../atMost.ts';
import { isPostgres } from './isPostgres.ts';

/** Long enough for the requests that a page sends at once. Commands like `npx countertop admin` take effect after this time. */
const cacheMs = 5000;
const maxCached = 10_000;

/**
 * Caches what was read from SQLite, because every read waits for its only connection. Nothing on PostgreSQL: changes by other
 * servers must take effect immediately.
 */
export class RowCache<Value extends {}> {
  readonly #values: LRUCache<string, Value> | null;
  /** Incremented when rows change. A row read before that must not be cached after it. */
  #generation = 0;

  constructor(database: Knex, now: () => number) {
    this.#values = isPostgres(database)
      ? null
      : new LRUCache({ ...atMost(maxCached), ttl: cacheMs, ttlResolution: 0, perf: { now } });
  }

  /** Returns a cached value, or reads it. What doesn't exist is read every time. */
  async get(key: string, read: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.#values?.get(key);
    if (known !== undefined) return known;
    const generation = this.#generation;
    const found = await read();
    if (found !== null && this.#generation === generation) this.#values?.set(key, found);
    return found;
  }

  /** Replaces a value that is the same in the database. */
  set(key: string, value: Value): void {
    this.#values?.set(key, value);
  }

  /** Must be called after rows changed. By default all values are removed, otherwise those that match. */
  forget(matches: (value: Value, key: string) => boolean = () => true): void {
    this.#generation += 1;
    for (const [key, value] of this.#values?.entries() ?? []) if (matches(value, key)) this.#values?.delete(key);
  }
}
