import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { GuardianModel, type GuardianRole } from './Guardian.model.ts';

/** Like sessions: children send attempts all the time, and every read waits for SQLite's only connection. */
const cacheMs = 5000;
const maxCached = 10_000;

/** Knows which accounts are guardians of which learners. */
export class Guardians {
  readonly #database: Knex;
  /** Keyed by learner and user. Null on PostgreSQL: guardians removed by other servers must lose access immediately. */
  readonly #cache: LRUCache<string, GuardianRole> | null;

  /** Incremented when guardians change. A row read before that must not be cached after it. */
  #generation = 0;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#cache = isPostgres(database)
      ? null
      : new LRUCache({ max: maxCached, ttl: cacheMs, ttlResolution: 0, perf: { now } });
  }

  /** Returns the role of an account; null if it is not a guardian of the learner. */
  async roleOf(userId: string, learnerId: string): Promise<GuardianRole | null> {
    const key = `${learnerId} ${userId}`;
    const known = this.#cache?.get(key);
    if (known !== undefined) return known;
    const generation = this.#generation;
    const found = await GuardianModel.query(this.#database).findById([learnerId, userId]).select('role');
    if (found === undefined) return null;
    if (this.#generation === generation) this.#cache?.set(key, found.role);
    return found.role;
  }

  /** Must be called after guardians or learners were removed. */
  forgetAll(): void {
    this.#generation += 1;
    this.#cache?.clear();
  }
}
