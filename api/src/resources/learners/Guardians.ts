import type { Knex } from 'knex';
import { RowCache } from '../../platform/db/rowCache.ts';
import { GuardianModel, type GuardianRole } from './Guardian.model.ts';
import { LearnerModel } from './Learner.model.ts';

/** Knows which accounts are guardians of which learners. */
export class Guardians {
  readonly #database: Knex;
  /** Keyed by learner and user. */
  readonly #cache: RowCache<GuardianRole>;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#cache = new RowCache(database, now);
  }

  /** Returns the role of an account; null if it is not a guardian of the learner. */
  async roleOf(userId: string, learnerId: string): Promise<GuardianRole | null> {
    return this.#cache.get(`${learnerId} ${userId}`, async () => {
      const found = await GuardianModel.query(this.#database).findById([learnerId, userId]).select('role');
      return found?.role ?? null;
    });
  }

  /** Whether there is such a learner. */
  async hasLearner(learnerId: string): Promise<boolean> {
    return (await LearnerModel.query(this.#database).findById(learnerId).select('id')) !== undefined;
  }

  /** Must be called after guardians or learners were removed. */
  forgetAll(): void {
    this.#cache.forget();
  }
}
