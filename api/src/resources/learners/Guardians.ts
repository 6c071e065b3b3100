import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { GuardianModel } from './Guardian.model.ts';

/** Like sessions: children send attempts all the time, and every read waits for SQLite's only connection. */
const cacheMs = 5000;
const maxCached = 10_000;

/** Knows which accounts are guardians of which learners. */
export class Guardians {
  readonly #database: Knex;
  /** Keyed by learner and user. Null on PostgreSQL: guardians removed by other servers must lose access immediately. */
  readonly #cache: LRUCache<string, true> | null;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#cache = isPostgres(database)
      ? null
      : new LRUCache({ max: maxCached, ttl: cacheMs, ttlResolution: 0, perf: { now } });
  }

  async isGuardian(userId: string, learnerId: string): Promise<boolean> {
    const key = `${learnerId} ${userId}`;
    if (this.#cache?.has(key)) return true;
    const found = await GuardianModel.query(this.#database).findById([learnerId, userId]).select('role');
    if (found === undefined) return false;
    this.#cache?.set(key, true);
    return true;
  }
}
