import type { EarlyAccess, EarlyAccessConfirmation } from '@countertop/contract/site/earlyAccess';
import { defaultEarlyAccessSource } from '@countertop/contract/site/earlyAccess.limits';
import { earlyAccessUnconfirmedKeptDays } from '@countertop/contract/accounts/retention';
import { dayMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { ServerContext } from '../../platform/ServerContext.ts';
import type { ErasedUser } from '../erasure/erase.ts';
import { newToken } from '../../platform/token.ts';
import { rateLimit } from '../../platform/http/rateLimit.ts';
import { alreadyListedMail, confirmEarlyAccessMail } from './earlyAccessMails.ts';
import { ApiError, RateLimitError } from '../../platform/errors/ApiError.ts';
import { EarlyAccessModel } from './EarlyAccess.model.ts';

const confirmMs = earlyAccessUnconfirmedKeptDays * dayMs;

/** Per address, so that nobody can flood a stranger's inbox, and an email that gets lost can be sent again. */
const mailLimit = { name: 'early access mails', calls: 3, windowMs: 7 * dayMs };

export type EarlyAccessParts = Pick<ServerContext, 'database' | 'background' | 'sendMail' | 'origin' | 'now'>;

/**
 * Stores the address of somebody who wants to know when a game opens, once per game, and emails it in the background: a confirmation link, or that it is already on the list. The
 * caller cannot tell which.
 */
export async function signUpForEarlyAccess(
  context: EarlyAccessParts,
  { email, gameTitle, source }: EarlyAccess,
): Promise<void> {
  const { database, background, now } = context;
  const row = { email: email.toLowerCase(), gameTitle: gameTitle.trim() };
  await EarlyAccessModel.query(database)
    .insert({
      ...row,
      source: source?.trim() ?? defaultEarlyAccessSource,
      token: newToken(),
      confirmBy: now() + confirmMs,
      confirmedAt: null,
      createdAt: now(),
      announcedAt: null,
    })
    .onConflict(['email', 'gameTitle'])
    .ignore();
  background.run('early-access mail', () => mailSignUp(context, row));
}

async function mailSignUp(
  context: EarlyAccessParts,
  { email, gameTitle }: Pick<EarlyAccessModel, 'email' | 'gameTitle'>,
): Promise<void> {
  const { database, sendMail, origin, now } = context;
  try {
    await rateLimit(mailLimit, database)(email);
  } catch (error) {
    // Without another email, the row expires as before.
    if (error instanceof RateLimitError) return;
    throw error;
  }
  const row = await EarlyAccessModel.query(database).findOne({ email, gameTitle });
  if (row === undefined) return;
  if (row.confirmedAt !== null) return sendMail(alreadyListedMail(row, origin));
  await row.$query(database).patch({ confirmBy: now() + confirmMs });
  await sendMail(confirmEarlyAccessMail(row, origin));
}

/** Confirms the address that received a link. Throws `ApiError` 410 if the link has expired or the address was removed. */
export async function confirmEarlyAccess(context: EarlyAccessParts, token: string): Promise<EarlyAccessConfirmation> {
  const { database, now } = context;
  const confirmed = await EarlyAccessModel.query(database)
    .patch({ confirmedAt: now() })
    .where({ token })
    .whereNull('confirmedAt')
    .where('confirmBy', '>', now());
  const row = await EarlyAccessModel.query(database).findOne({ token });
  if (row === undefined || row.confirmedAt === null) {
    throw new ApiError('link_expired', 'This link has expired. Request a new one.');
  }
  return { status: confirmed === 1 ? 'confirmed' : 'already', gameTitle: row.gameTitle };
}

/** Deletes the address that received a link, for all games. Succeeds even if it was deleted before. */
export async function unsubscribe({ database }: EarlyAccessParts, token: string): Promise<void> {
  const email = EarlyAccessModel.query(database).where({ token }).select('email');
  await EarlyAccessModel.query(database).whereIn('email', email).delete();
}

/** Deletes what is stored under an address. */
export async function eraseSignUps(trx: Knex.Transaction, { email }: ErasedUser): Promise<void> {
  await EarlyAccessModel.query(trx).where({ email }).delete();
}
