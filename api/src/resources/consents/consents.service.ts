import { type ConsentEntry, noticeVersion } from '@countertop/contract/family/consent';
import { consentRequestDays } from '@countertop/contract/family/family.limits';
import { dayMs, hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { ServerContext } from '../../platform/ServerContext.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
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

export interface ConsentContext extends Pick<ServerContext, 'database' | 'background' | 'sendMail' | 'origin' | 'now'> {
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

/** Returns all decisions about a learner, newest first. */
export async function listConsents(context: ConsentContext, learnerId: string): Promise<ConsentEntry[]> {
  const rows = await ConsentModel.query(context.database)
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
export async function giveConsent(
  context: ConsentContext,
  user: User,
  learnerId: string,
  readVersion: number,
): Promise<'given' | 'pending'> {
  const { database, consentRule, now } = context;
  if (!(await isOwner(database, user.id, learnerId))) {
    throw new ApiError('not_owner', 'Only the parent whose account the child belongs to can agree.');
  }
  if (readVersion !== noticeVersion) {
    throw new ApiError('notice_changed', 'The notice has changed. Reload the page and read it again.');
  }
  const latest = await latestConsent(database, learnerId);
  if (latest?.decision === 'given' && latest.noticeVersion === noticeVersion) return 'given';
  const receipt = await receiptWithNotice(database, user.id, noticeVersion);
  if (receipt === null) return requestConsent(context, user, learnerId);
  await giveByPayment(database, { learnerId, userId: user.id, receipt: receipt.receipt, atMs: now() });
  consentRule.forget(learnerId);
  return 'given';
}

/** Emails a link for agreeing. A link from before doesn't work anymore. */
async function requestConsent(context: ConsentContext, user: User, learnerId: string): Promise<'pending'> {
  const { database, background, sendMail, origin, now } = context;
  await rateLimit(mailLimit, database)(user.id);
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
  const nickname = await nicknameOf(database, learnerId);
  background.run('consent email', () =>
    mailAccount(database, user.id, (to) => sendMail(consentRequestMail(to, { origin, token, nickname }))),
  );
  return 'pending';
}

/**
 * Records the consent of the parent who got the email, and emails them once more: the second email is what makes it verifiable. Returns
 * the child's nickname. Throws `ApiError` 410 if the link was used, has expired, or is about an older notice.
 */
export async function confirmConsent(context: ConsentContext, token: string): Promise<string | null> {
  const { database, consentRule, consentMails } = context;
  const { learnerId } = await useLink(context, hashOf(token));
  consentRule.forget(learnerId);
  consentMails.run();
  return nicknameOf(database, learnerId);
}

async function useLink(context: ConsentContext, hash: string): Promise<ConsentRequestModel> {
  const { database, now } = context;
  return database.transaction(async (trx) => {
    const request = await ConsentRequestModel.query(trx)
      .findOne({ tokenHash: hash, noticeVersion })
      .where('expiresAt', '>', now());
    if (request === undefined) throw linkExpired();
    // Of two requests at once, only one deletes it.
    if ((await request.$query(trx).delete()) === 0) throw linkExpired();
    const { learnerId, userId } = request;
    if (!(await isOwner(trx, userId, learnerId))) throw linkExpired();
    const given = { learnerId, userId, noticeVersion, decision: 'given', method: 'email' } as const;
    await addConsentMail(trx, await ConsentModel.query(trx).insert({ ...given, evidence: hash, at: now() }));
    return request;
  });
}

/** Withdraws consent immediately, including a request that is still open. */
export async function withdrawConsent(context: ConsentContext, user: User, learnerId: string): Promise<void> {
  const { database, consentRule, now } = context;
  await database.transaction(async (trx) => {
    await ConsentRequestModel.query(trx).where({ learnerId }).delete();
    const latest = await latestConsent(trx, learnerId);
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

async function mailAccount(database: Knex, userId: string, send: (to: string) => Promise<void>): Promise<void> {
  const user = await AccountModel.query(database).findById(userId).select('email');
  if (user !== undefined) await send(user.email);
}

async function isOwner(database: Knex, userId: string, learnerId: string): Promise<boolean> {
  const guardian = await GuardianModel.query(database).findById([learnerId, userId]).select('role');
  return guardian?.role === 'owner';
}

function latestConsent(database: Knex, learnerId: string): PromiseLike<ConsentModel | undefined> {
  return ConsentModel.query(database).where({ learnerId }).orderBy('id', 'desc').first();
}

async function nicknameOf(database: Knex, learnerId: string): Promise<string | null> {
  const learner = await LearnerModel.query(database).findById(learnerId).select('nickname');
  return learner?.nickname ?? null;
}

/** Deletes requests whose link has expired. */
export async function deleteOldRequests(database: Knex, nowMs: number): Promise<void> {
  await ConsentRequestModel.query(database).where('expiresAt', '<=', nowMs).delete();
}
