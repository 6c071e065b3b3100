import type { Knex } from 'knex';
import { RowCache } from '../../platform/db/rowCache.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { AccountModel } from '../people/Account.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { ConsentModel } from './Consent.model.ts';

interface RuleRow extends Pick<LearnerModel, 'nickname'> {
  /** The latest one; null without any. */
  readonly decision: ConsentModel['decision'] | null;
  /** Null unless the learner is the first one of an account. */
  readonly accountId: string | null;
}

/** Returns until when a school has agreed for a child in one of its classes, in milliseconds since 1970 UTC; null for a learner at home. */
export type SchoolConsent = (learnerId: string) => Promise<number | null>;

/** Knows whether what a learner does may be stored. */
export class ConsentRule {
  readonly #database: Knex;
  readonly #now: () => number;
  readonly #schoolConsent: SchoolConsent;
  /** Keyed by learner. */
  readonly #cache: RowCache<boolean>;

  constructor(database: Knex, now: () => number, schoolConsent: SchoolConsent) {
    this.#database = database;
    this.#now = now;
    this.#schoolConsent = schoolConsent;
    this.#cache = new RowCache(database, now);
  }

  /** Throws `ApiError` 403 unless a guardian has agreed that what the learner does is stored. */
  async require(learnerId: string): Promise<void> {
    if (await this.mayStore(learnerId)) return;
    const sentence = 'Nothing is saved for this child until a parent agrees to it on the family page.';
    throw new ApiError('consent_needed', sentence);
  }

  /**
   * Whether the latest decision is to agree. Without any, only what the account's own first learner does is stored, as long as
   * it has no nickname: that is the adult, or a family from before there were several children. In a class, its teacher has agreed for the school until it
   * ends.
   */
  async mayStore(learnerId: string): Promise<boolean> {
    const isAllowed = await this.#cache.get(learnerId, async () => {
      const row = await this.#read(learnerId);
      if (row === undefined) return null;
      const schoolEndMs = await this.#schoolConsent(learnerId);
      if (schoolEndMs !== null) return this.#now() < schoolEndMs;
      return row.decision === null ? row.accountId !== null && row.nickname === null : row.decision === 'given';
    });
    // A learner who is gone is reported by whatever would have been stored.
    return isAllowed ?? true;
  }

  /** Removes a learner from the cache. Must be called after every decision and every change of a nickname. */
  forget(learnerId: string): void {
    this.#cache.forget((_, id) => id === learnerId);
  }

  async #read(learnerId: string): Promise<RuleRow | undefined> {
    const latest = ConsentModel.query().whereColumn('learnerId', 'learners.id').orderBy('id', 'desc').limit(1);
    const account = AccountModel.query().whereColumn('users.id', 'learners.id');
    return LearnerModel.query(this.#database)
      .findById(learnerId)
      .select('nickname', latest.select('decision').as('decision'), account.select('users.id').as('accountId'))
      .castTo<RuleRow | undefined>();
  }
}
