import type { postSignUp } from '@countertop/contract/accounts/account';
import { localReturnTo } from '@countertop/contract/accounts/account.limits';
import { secondFactorRemovalHours } from '@countertop/contract/accounts/secondFactor.limits';
import { raw } from 'objection';
import type * as z from 'zod/mini';
import { alreadyMail, confirmMail, passwordChangedMail, removalMail, resetMail } from './accountMails.ts';
import { ApiError } from '../../platform/errors/ApiError.ts';
import type { AccountParts } from './accounts.service.ts';
import { insertAccount } from '../people/insertAccount.ts';
import { findLink, createLink, consumeLink } from './links.ts';
import { hashPassword, rejectCommonPassword } from './passwords.ts';
import { cancelRemoval, dropSecondFactor, scheduleRemoval } from './second-factor/secondFactor.service.ts';
import type { Attempt } from './signInLimits.ts';
import { newUser, userByEmail } from '../people/users.ts';
import { AccountModel, type UserRow } from '../people/Account.model.ts';
import type { LinkPurpose, SingleUseLinkModel } from './SingleUseLink.model.ts';

type SignUp = z.infer<typeof postSignUp.input>;

/**
 * The token of a link from an email, and the password chosen on the page it opens. Opening a link proves ownership of the address, and
 * the password is chosen only then: nothing entered earlier is used.
 */
interface Choice {
  readonly token: string;
  readonly password: string;
}

function accountGone(): ApiError {
  return new ApiError('account_gone', 'This account no longer exists. Create a new one.');
}

/**
 * Emails a link to confirm the address, or one to reset the password if it has an account. Returns before the account is looked up, so
 * that no response reveals whether it exists.
 */
export function sendSignUpLink(context: AccountParts, { email, returnTo }: SignUp, origin: string): void {
  const { background, limits } = context;
  background.run('sign-up email', async () => {
    const address = email.toLowerCase();
    if (!(await limits.maySendSignUpMail(address))) return;
    const user = await register(context, address);
    const link = await linkFor(context, user, localReturnTo(returnTo));
    await context.sendMail(
      user.confirmedAt === null ? confirmMail(user.email, origin, link) : alreadyMail(user.email, origin, link),
    );
  });
}

async function register(context: AccountParts, email: string): Promise<UserRow> {
  const { database, now } = context;
  const added = { ...newUser(email, now()), adultConfirmedAt: now() };
  await insertAccount(database, added);
  // Restarts the week after which unconfirmed accounts are deleted, because the new link works for a day.
  await AccountModel.query(database).where({ email, confirmedAt: null }).patch({ createdAt: now() });
  return (await userByEmail(database, email)) ?? added;
}

/** Emails a link for choosing a password if the address has an account or a pending sign-up. Returns before it is looked up, too. */
export function sendResetLink(context: AccountParts, attempt: Attempt, origin: string): void {
  const { background, database, limits, sendMail } = context;
  background.run('password reset email', async () => {
    const user = await userByEmail(database, attempt.email);
    if (!user || !(await limits.maySendResetMail(attempt))) return;
    const link = await linkFor(context, user, null);
    const mail = user.confirmedAt === null ? confirmMail : resetMail;
    await sendMail(mail(user.email, origin, link));
  });
}

function linkFor(context: AccountParts, user: UserRow, returnTo: string | null): Promise<string> {
  const { database, now } = context;
  const isNew = user.confirmedAt === null;
  const link = { userId: user.id, returnTo: isNew ? returnTo : null };
  return createLink(database, isNew ? 'confirm' : 'reset', link, now());
}

/** Returns the address that a link was sent to. Throws `ApiError` 410 if the link doesn't work. */
export async function emailOfLink(context: AccountParts, purpose: LinkPurpose, token: string): Promise<string> {
  const { database, now } = context;
  const link = await findLink(database, purpose, token, now());
  const { user } = await link.$fetchGraph('user', { transaction: database });
  if (!user) throw accountGone();
  return user.email;
}

/** Returns the hash of a new password for the account of a link. If the password is rejected, the link stays valid. */
async function hashFor(context: AccountParts, purpose: LinkPurpose, { token, password }: Choice): Promise<string> {
  await rejectCommonPassword(password, await emailOfLink(context, purpose, token));
  return hashPassword(password);
}

/** Confirms an address and sets the first password. Discards anything set before, possibly by someone else. */
export async function confirmAccount(
  context: AccountParts,
  choice: Choice,
): Promise<{ user: UserRow; link: SingleUseLinkModel }> {
  const { database, now, sessions } = context;
  const passwordHash = await hashFor(context, 'confirm', choice);
  const confirmed = await database.transaction(async (trx) => {
    const link = await consumeLink(trx, 'confirm', choice.token, now());
    const [user] = await AccountModel.query(trx)
      .where({ id: link.userId, confirmedAt: null })
      .patch({ passwordHash, confirmedAt: now(), adultConfirmedAt: now(), displayName: null })
      .returning('*');
    if (!user) throw accountGone();
    await dropSecondFactor(trx, user.id);
    await sessions.endAll(user.id, { trx });
    return { user, link };
  });
  sessions.forget(confirmed.user.id);
  return confirmed;
}

/** Sets a new password and ends all sessions of the account. */
export async function resetPassword(context: AccountParts, choice: Choice, origin: string): Promise<UserRow> {
  const { background, database, now, sendMail, sessions } = context;
  const passwordHash = await hashFor(context, 'reset', choice);
  const user = await database.transaction(async (trx) => {
    const link = await consumeLink(trx, 'reset', choice.token, now());
    const [changed] = await AccountModel.query(trx)
      .where({ id: link.userId })
      .patch({ passwordHash, confirmedAt: raw('coalesce(confirmed_at, ?)', [now()]) })
      .returning('*');
    if (!changed) throw accountGone();
    await sessions.endAll(changed.id, { trx });
    return changed;
  });
  sessions.forget(user.id);
  background.run('password change email', () => sendMail(passwordChangedMail(user.email, origin)));
  return user;
}

/**
 * Returns a token for requesting the removal of the second factor right after a password reset; undefined for
 * administrators, whose second factor only an operator can remove.
 */
export async function removalToken(context: AccountParts, { id, role }: UserRow): Promise<string | undefined> {
  const { database, now } = context;
  if (role === 'admin') return undefined;
  return createLink(database, 'remove-factor', { userId: id, returnTo: null }, now());
}

/** Schedules the removal of a second factor and emails its owner how to stop it. Returns when it is due. */
export async function removeSecondFactor(context: AccountParts, token: string, origin: string): Promise<number> {
  const { background, database, now } = context;
  const dueMs = now() + secondFactorRemovalHours * 3_600_000;
  const { link, removalMs } = await database.transaction(async (trx) => {
    const consumed = await consumeLink(trx, 'remove-factor', token, now());
    return { link: consumed, removalMs: await scheduleRemoval(trx, consumed.userId, dueMs) };
  });
  background.run('second factor removal email', () => sendRemovalNotice(context, link.userId, removalMs, origin));
  return removalMs;
}

async function sendRemovalNotice(
  context: AccountParts,
  userId: string,
  removalMs: number,
  origin: string,
): Promise<void> {
  const { database, now, sendMail } = context;
  const user = await AccountModel.query(database).findById(userId);
  if (!user) return;
  const token = await createLink(database, 'keep-factor', { userId, returnTo: null }, now());
  await sendMail(removalMail(user.email, origin, token, removalMs));
}

/** Stops the removal of a second factor, with the token from the email. */
export async function keepSecondFactor(context: AccountParts, token: string): Promise<void> {
  const { database, now } = context;
  await database.transaction(async (trx) => {
    const link = await consumeLink(trx, 'keep-factor', token, now());
    await cancelRemoval(trx, link.userId);
  });
}
