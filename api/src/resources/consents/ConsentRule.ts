import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { AccountModel } from '../accounts/Account.model.ts';
import { LearnerModel } from '../learners/Learner.model.ts';
import { ConsentModel } from './Consent.model.ts';

/** Like guardians: children send attempts all the time, and every read waits for SQLite's only connection. */
const cacheMs = 5000;
const maxCached = 10_000;

interface RuleRow extends Pick<LearnerModel, 'nickname'> {
  /** The latest one; null without any. */
  readonly decision: ConsentModel['decision'] | null;
  /** Null unless the learner is the first one of an account. */
  readonly account_id: string | null;
}

/** Knows whether what a learner does may be stored. */
export class ConsentRule {
  readonly #database: Knex;
  /** Null on PostgreSQL: consent withdrawn through other servers must take effect immediately. */
  readonly #cache: LRUCache<string, boolean> | null;
  /** Incremented when a decision changes. A row read before that must not be cached after it. */
  #generation = 0;

  constructor(database: Knex, now: () => number) {
    this.#database = database;
    this.#cache = isPostgres(database)
      ? null
      : new LRUCache({ max: maxCached, ttl: cacheMs, ttlResolution: 0, perf: { now } });
  }

  /** Throws `ApiError` 403 unless a guardian has agreed that what the learner does is stored. */
  async require(learnerId: string): Promise<void> {
    if (await this.mayStore(learnerId)) return;
    const sentence = 'Nothing is saved for this child until a parent agrees to it on the family page.';
    throw new ApiError('consent_needed', sentence);
  }

  /**
   * Whether the latest decision is to agree. Without any, only what the account's own first learner does is stored, as long as
   * it has no nickname: that is the adult, or a family from before there were several children.
   */
  async mayStore(learnerId: string): Promise<boolean> {
    const cached = this.#cache?.get(learnerId);
    if (cached !== undefined) return cached;
    const generation = this.#generation;
    const row = await this.#read(learnerId);
    // A learner who is gone is reported by whatever would have been stored.
    const isAllowed =
      row === undefined ||
      (row.decision === null ? row.account_id !== null && row.nickname === null : row.decision === 'given');
    if (row !== undefined && this.#generation === generation) this.#cache?.set(learnerId, isAllowed);
    return isAllowed;
  }

  /** Removes a learner from the cache. Must be called after every decision and every change of a nickname. */
  forget(learnerId: string): void {
    this.#generation += 1;
    this.#cache?.delete(learnerId);
  }

  async #read(learnerId: string): Promise<RuleRow | undefined> {
    const latest = ConsentModel.query().whereColumn('learner_id', 'learners.id').orderBy('id', 'desc').limit(1);
    const account = AccountModel.query().whereColumn('users.id', 'learners.id');
    return LearnerModel.query(this.#database)
      .findById(learnerId)
      .select('nickname', latest.select('decision').as('decision'), account.select('users.id').as('account_id'))
      .castTo<RuleRow | undefined>();
  }
}
