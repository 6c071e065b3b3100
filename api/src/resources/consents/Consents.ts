import { type ConsentEntry, noticeVersion } from '@countertop/contract/family/consent';
import { consentRequestDays } from '@countertop/contract/family/family.limits';
import { dayMs, hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { type CountCall, rateLimit } from '../../platform/http/rateLimit.ts';
import type { JobLoop } from '../../platform/jobs/JobLoop.ts';
import { consentRequestMail } from './consentMails.ts';
import { AccountModel } from '../people/Account.model.ts';
import type { User } from '../../platform/http/caller.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import { GuardianModel } from '../people/Guardian.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { receiptWithNotice } from '../payments/receipts/receiptWithNotice.ts';
import { ConsentModel } from './Consent.model.ts';
import { ConsentRequestModel } from './ConsentRequest.model.ts';
import type { ConsentRule } from './ConsentRule.ts';
import { giveByPayment } from './consentsByPayment.ts';
import { addConsentMail } from './sendConsentMails.ts';

/** Per account: enough to try again for each of five children. */
const mailLimit = { name: 'consent mails', calls: 15, windowMs: hourMs };

export interface ConsentParts extends Pick<ServerContext, 'database' | 'background' | 'sendMail' | 'origin' | 'now'> {
  readonly consentRule: ConsentRule;
  /** Sends the emails about given consents. */
  readonly consentMails: Pick<JobLoop, 'run'>;
}

function linkExpired(): ApiError {
  return new ApiError(
    'link_expired',
    'This link has expired or was already used. Ask for a new one on the family page.',
  );
}

/** Records what guardians decide about storing what a child does. */
export class Consents {
  readonly #parts: ConsentParts;
  readonly #countMail: CountCall;

  constructor(parts: ConsentParts) {
    this.#parts = parts;
    this.#countMail = rateLimit(mailLimit, parts.database);
  }

  /** Returns all decisions about a learner, newest first. */
  async list(learnerId: string): Promise<ConsentEntry[]> {
    const rows = await ConsentModel.query(this.#parts.database)
      .where({ learnerId })
      .withGraphFetched('user')
      .orderBy('id', 'desc');
    return rows.map(({ decision, method, noticeVersion: version, user, at }) => ({
      decision,
      method,
      noticeVersion: version,
      by: user?.email ?? null,
      at: new Date(at).toISOString(),
    }));
  }

  /**
   * Records the consent of an owner if a payment proves an adult, or else emails a link for it. Throws `ApiError` 403 for other
   * guardians, 409 if the notice has changed.
   */
  async give(user: User, learnerId: string, readVersion: number): Promise<'given' | 'pending'> {
    const { database, now } = this.#parts;
    if (!(await this.#isOwner(user.id, learnerId))) {
      throw new ApiError('not_owner', 'Only the parent whose account the child belongs to can agree.');
    }
    if (readVersion !== noticeVersion) {
      throw new ApiError('notice_changed', 'The notice has changed. Reload the page and read it again.');
    }
    const latest = await this.#latest(learnerId);
    if (latest?.decision === 'given' && latest.noticeVersion === noticeVersion) return 'given';
    const receipt = await receiptWithNotice(database, user.id, noticeVersion);
    if (receipt === null) return this.#request(user, learnerId);
    await giveByPayment(database, { learnerId, userId: user.id, receipt: receipt.receipt, atMs: now() });
    this.#parts.consentRule.forget(learnerId);
    return 'given';
  }

  /** Emails a link for agreeing. A link from before doesn't work anymore. */
  async #request(user: User, learnerId: string): Promise<'pending'> {
    const { database, background, sendMail, origin, now } = this.#parts;
    await this.#countMail(user.id);
    const token = newToken();
    await ConsentRequestModel.query(database)
      .insert({
        learnerId,
        userId: user.id,
        tokenHash: hashOf(token),
        noticeVersion,
        expiresAt: now() + consentRequestDays * dayMs,
      })
      .onConflict(['learnerId', 'userId'])
      .merge();
    const nickname = await this.#nicknameOf(learnerId);
    background.run('consent email', () =>
      this.#mail(user.id, (to) => sendMail(consentRequestMail(to, { origin, token, nickname }))),
    );
    return 'pending';
  }

  /**
   * Records the consent of the parent who got the email, and emails them once more: the second email is what makes it verifiable. Returns
   * the child's nickname. Throws `ApiError` 410 if the link was used, has expired, or is about an older notice.
   */
  async confirm(token: string): Promise<string | null> {
    const { consentRule, consentMails } = this.#parts;
    const { learnerId } = await this.#useLink(hashOf(token));
    consentRule.forget(learnerId);
    consentMails.run();
    return this.#nicknameOf(learnerId);
  }

  async #useLink(hash: string): Promise<ConsentRequestModel> {
    const { database, now } = this.#parts;
    return database.transaction(async (trx) => {
      const request = await ConsentRequestModel.query(trx)
        .findOne({ tokenHash: hash, noticeVersion })
        .where('expiresAt', '>', now());
      if (request === undefined) throw linkExpired();
      // Of two requests at once, only one deletes it.
      if ((await request.$query(trx).delete()) === 0) throw linkExpired();
      const { learnerId, userId } = request;
      if (!(await this.#isOwner(userId, learnerId, trx))) throw linkExpired();
      const given = { learnerId, userId, noticeVersion, decision: 'given', method: 'email' } as const;
      await addConsentMail(trx, await ConsentModel.query(trx).insert({ ...given, evidence: hash, at: now() }));
      return request;
    });
  }

  /** Withdraws consent immediately, also consent that is not given yet. */
  async withdraw(user: User, learnerId: string): Promise<void> {
    const { database, consentRule, now } = this.#parts;
    await database.transaction(async (trx) => {
      await ConsentRequestModel.query(trx).where({ learnerId }).delete();
      const latest = await this.#latest(learnerId, trx);
      if (latest?.decision === 'withdrawn') return;
      await ConsentModel.query(trx).insert({
        learnerId,
        userId: user.id,
        decision: 'withdrawn',
        method: null,
        noticeVersion,
        evidence: null,
        at: now(),
      });
    });
    consentRule.forget(learnerId);
  }

  async #mail(userId: string, send: (to: string) => Promise<void>): Promise<void> {
    const user = await AccountModel.query(this.#parts.database).findById(userId).select('email');
    if (user !== undefined) await send(user.email);
  }

  async #isOwner(userId: string, learnerId: string, database = this.#parts.database): Promise<boolean> {
    const guardian = await GuardianModel.query(database).findById([learnerId, userId]).select('role');
    return guardian?.role === 'owner';
  }

  #latest(learnerId: string, database = this.#parts.database): PromiseLike<ConsentModel | undefined> {
    return ConsentModel.query(database).where({ learnerId }).orderBy('id', 'desc').first();
  }

  async #nicknameOf(learnerId: string): Promise<string | null> {
    const learner = await LearnerModel.query(this.#parts.database).findById(learnerId).select('nickname');
    return learner?.nickname ?? null;
  }
}

/** Deletes requests whose link has expired. */
export async function deleteOldRequests(database: Knex, nowMs: number): Promise<void> {
  await ConsentRequestModel.query(database).where('expiresAt', '<=', nowMs).delete();
}
