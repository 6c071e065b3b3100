import type { Knex } from 'knex';
import { RowCache } from '../../platform/db/rowCache.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { AccountModel } from '../accounts/Account.model.ts';
import { isEnded } from '../classes/classEnd.ts';
import { ClassSeatModel } from '../classes/ClassSeat.model.ts';
import { LearnerModel } from '../learners/Learner.model.ts';
import { ConsentModel } from './Consent.model.ts';

interface RuleRow extends Pick<LearnerModel, 'nickname'> {
  /** The latest one; null without any. */
  readonly decision: ConsentModel['decision'] | null;
  /** Null unless the learner is the first one of an account. */
  readonly account_id: string | null;
  /** Last day of the learner's class; null for a learner at home. */
  readonly ends_on: string | null;
}

/** Knows whether what a learner does may be stored. */
export class ConsentRule {
  readonly #database: Knex;
  readonly #now: () => number;
  /** Keyed by learner. */
  readonly #cache: RowCache<boolean>;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#now = now;
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
      if (row.ends_on !== null) return !isEnded({ ends_on: row.ends_on }, this.#now());
      return row.decision === null ? row.account_id !== null && row.nickname === null : row.decision === 'given';
    });
    // A learner who is gone is reported by whatever would have been stored.
    return isAllowed ?? true;
  }

  /** Removes a learner from the cache. Must be called after every decision and every change of a nickname. */
  forget(learnerId: string): void {
    this.#cache.forget((_, id) => id === learnerId);
  }

  async #read(learnerId: string): Promise<RuleRow | undefined> {
    const latest = ConsentModel.query().whereColumn('learner_id', 'learners.id').orderBy('id', 'desc').limit(1);
    const account = AccountModel.query().whereColumn('users.id', 'learners.id');
    const seat = ClassSeatModel.query().whereColumn('learner_id', 'learners.id').joinRelated('class');
    return LearnerModel.query(this.#database)
      .findById(learnerId)
      .select(
        'nickname',
        latest.select('decision').as('decision'),
        account.select('users.id').as('account_id'),
        seat.select('class.ends_on').as('ends_on'),
      )
      .castTo<RuleRow | undefined>();
  }
}
