import { emailRevertDays } from '@countertop/contract/accounts/account.limits';
import { hourMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { EarlyAccessModel } from '../early-access/EarlyAccess.model.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { emailChangedMail, emailChangeMail, emailChangeRequestedMail, emailTakenMail } from './emailChangeMails.ts';
import { ApiError, RateLimitError } from '../../platform/errors/ApiError.ts';
import type { AccountParts } from './accounts.service.ts';
import { deleteAccounts } from '../people/deleteAccounts.ts';
import { linkUsed, createLink, consumeLink } from './links.ts';
import { cancelRemoval } from './second-factor/secondFactor.service.ts';
import { hashOf, newToken } from '../../platform/token.ts';
import { userByEmail } from '../people/users.ts';
import { AccountModel, type UserRow } from '../people/Account.model.ts';
import { emailOf, type User } from '../../platform/http/caller.ts';
import { EmailRevertModel } from './EmailRevert.model.ts';
import { SingleUseLinkModel } from './SingleUseLink.model.ts';

const purpose = 'change-email';

const limits = {
  /** Per account. */
  requests: { name: 'email change', calls: 5, windowMs: hourMs },
  /** Emails to one address, regardless of who requests them. */
  mails: { name: 'email change mails', calls: 3, windowMs: hourMs },
} as const;

type EmailChangeContext = Pick<AccountParts, 'database' | 'sessions' | 'background' | 'sendMail' | 'now'>;

/** Sends a link to the new address and a notice to the current one. Throws `ApiError` 422 if they are the same, 429 above the limit. */
export async function requestEmailChange(
  context: EmailChangeContext,
  user: User,
  newEmail: string,
  origin: string,
): Promise<void> {
  const { database, background, sendMail } = context;
  const [email, present] = [newEmail.toLowerCase(), emailOf(user)];
  if (email === present) {
    const sentence = 'This is already your email address. Enter a different one.';
    throw new ApiError('same_email', sentence, { email: sentence });
  }
  await rateLimit(limits.requests, database)(user.id);
  // After the response, so that its time doesn't reveal whether the address has an account.
  background.run('email change emails', async () => {
    await sendMail(emailChangeRequestedMail(present, origin));
    if (await mayMail(database, email)) await sendLink(context, user.id, email, origin);
  });
}

async function mayMail(database: Knex, email: string): Promise<boolean> {
  try {
    await rateLimit(limits.mails, database)(email);
    return true;
  } catch (error) {
    if (error instanceof RateLimitError) return false;
    throw error;
  }
}

async function sendLink(context: EmailChangeContext, userId: string, email: string, origin: string): Promise<void> {
  const { database, now, sendMail } = context;
  const other = await userByEmail(database, email);
  if (other?.confirmedAt != null) return sendMail(emailTakenMail(email, origin));
  const token = await createLink(database, purpose, { userId, returnTo: null, newEmail: email }, now());
  await sendMail(emailChangeMail(email, origin, token));
}

/** Changes the address of a link's account. The caller's session is kept if it belongs to that account. */
export async function confirmEmailChange(
  context: EmailChangeContext,
  token: string,
  sessionId: string | null,
  origin: string,
): Promise<UserRow> {
  const { database, now, sessions } = context;
  const revertToken = newToken();
  const { changed, before } = await database.transaction(async (trx) => {
    const { userId: id, newEmail } = await consumeLink(trx, purpose, token, now());
    const owner = await AccountModel.query(trx).findById(id);
    if (!owner || newEmail === null) throw linkUsed(purpose);
    const updated = await setEmail(trx, owner, newEmail);
    await EmailRevertModel.query(trx).insert({
      tokenHash: hashOf(revertToken),
      userId: owner.id,
      email: owner.email,
      expiresAt: now() + emailRevertDays * 24 * hourMs,
    });
    await sessions.endAll(owner.id, { trx, ...(sessionId !== null && { except: sessionId }) });
    return { changed: updated, before: owner };
  });
  sessions.forget(changed.id);
  notifyEarlierAddress(context, before.email, origin, revertToken);
  return changed;
}

function notifyEarlierAddress(context: EmailChangeContext, email: string, origin: string, token: string): void {
  const { background, sendMail } = context;
  background.run('email changed notice', () => sendMail(emailChangedMail(email, origin, token)));
}

/**
 * Restores the earlier address, for an owner whose account was taken over. The attacker knows the password, so it is
 * removed together with all sessions and links.
 */
export async function revertEmailChange(context: EmailChangeContext, token: string): Promise<void> {
  const { database, now, sessions } = context;
  const owner = await database.transaction(async (trx) => {
    const revert = await EmailRevertModel.query(trx).findById(hashOf(token)).where('expiresAt', '>', now());
    // Of two requests at once, only one deletes it.
    if (!revert || (await revert.$query(trx).delete()) === 0) throw linkUsed(purpose);
    const { user: row } = await revert.$fetchGraph('user', { transaction: trx });
    if (!row) throw linkUsed(purpose);
    await setEmail(trx, row, revert.email);
    await row.$query(trx).patch({ passwordHash: null });
    await EmailRevertModel.query(trx).where({ userId: row.id }).delete();
    await sessions.endAll(row.id, { trx });
    return row;
  });
  sessions.forget(owner.id);
}

/**
 * Sets the address of an account. Invalidates its links and cancels the removal of its second factor, since both were requested
 * through the former inbox. Throws `ApiError` 410 if a confirmed account has the new address.
 */
async function setEmail(trx: Knex.Transaction, { id, email: before }: UserRow, email: string): Promise<UserRow> {
  const other = await AccountModel.query(trx).findOne({ email }).whereNot({ id });
  if (other?.confirmedAt != null) throw linkUsed(purpose);
  // A sign-up that was never confirmed.
  if (other) await deleteAccounts(trx, AccountModel.query().where({ id: other.id }));
  const [updated] = await AccountModel.query(trx).where({ id }).patch({ email }).returning('*');
  if (!updated) throw linkUsed(purpose);
  await SingleUseLinkModel.query(trx).where({ userId: id }).delete();
  await cancelRemoval(trx, id);
  // Early access sign-ups move along, because they are exported and erased by address.
  const signedUp = EarlyAccessModel.query(trx).where({ email }).select('gameTitle');
  await EarlyAccessModel.query(trx).where({ email: before }).whereIn('gameTitle', signedUp).delete();
  await EarlyAccessModel.query(trx).where({ email: before }).patch({ email });
  return updated;
}

/** Deletes expired links to earlier addresses. */
export async function deleteOldReverts(database: Knex, nowMs: number): Promise<void> {
  await EmailRevertModel.query(database).where('expiresAt', '<=', nowMs).delete();
}
