import type { Knex } from 'knex';
import { RowCache } from '../../platform/db/rowCache.ts';
import { ErasedAccountModel } from '../erasure/ErasedAccount.model.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import type { GuardianRole, Guardianship } from '../../platform/http/caller.ts';
import { LearnerModel } from '../people/Learner.model.ts';

/** 0 if never, so that it can be cached: almost no learner was erased. */
const neverErased = 0;

/** Knows which accounts are guardians of which learners, and which learners were erased. */
export class Guardians implements Guardianship {
  readonly #database: Knex;
  /** Keyed by learner and user. */
  readonly #cache: RowCache<GuardianRole>;
  /** Milliseconds since 1970 UTC, by learner. */
  readonly #erasures: RowCache<number>;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#cache = new RowCache(database, now);
    this.#erasures = new RowCache(database, now);
  }

  async roleOf(userId: string, learnerId: string): Promise<GuardianRole | null> {
    return this.#cache.get(`${learnerId} ${userId}`, async () => {
      const found = await GuardianModel.query(this.#database).findById([learnerId, userId]).select('role');
      return found?.role ?? null;
    });
  }

  async erasedAt(learnerId: string): Promise<string | null> {
    const ms = await this.#erasures.get(learnerId, async () => {
      const found = await ErasedAccountModel.query(this.#database).findOne({ id: learnerId, kind: 'learner' });
      return found?.erasedAt ?? neverErased;
    });
    return ms === null || ms === neverErased ? null : new Date(ms).toISOString();
  }

  async hasLearner(learnerId: string): Promise<boolean> {
    return (await LearnerModel.query(this.#database).findById(learnerId).select('id')) !== undefined;
  }

  forgetAll(): void {
    this.#cache.forget();
    this.#erasures.forget();
  }
}
