import { emailChangeHours } from '@countertop/contract/accounts/account.limits';
import type { Knex } from 'knex';
import { secondFactorRemovalHours } from '@countertop/contract/accounts/secondFactor.limits';
import { hourMs } from '@countertop/contract/shared/time';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { type LinkPurpose, SingleUseLinkModel } from './SingleUseLink.model.ts';
import { hashOf, newToken } from '../../platform/token.ts';

/**
 * How long each kind of link works, in hours. A reset link must work as long as the window of the reset limits: while they
 * allow no more emails, the link in the last one still works.
 */
export const linkHours = {
  confirm: 24,
  reset: 1,
  /** Requests the removal of the second factor. Returned to the page after a reset, never emailed. */
  'remove-factor': 1,
  /** Stops that removal. Works a day longer. */
  'keep-factor': secondFactorRemovalHours + 24,
  /** Sent to the new address of an account. */
  'change-email': emailChangeHours,
} as const satisfies Record<LinkPurpose, number>;

export type NewLink = Pick<SingleUseLinkModel, 'userId' | 'returnTo'> & Partial<Pick<SingleUseLinkModel, 'newEmail'>>;

/** Returns the error for a link that doesn't work. */
export function linkUsed(purpose: LinkPurpose): ApiError {
  const nextStep = purpose === 'change-email' ? 'Ask for a new one in your profile.' : 'Sign in, or ask for a new one.';
  return new ApiError('link_expired', `This link has expired or was already used. ${nextStep}`);
}

/** Creates a single-use link and returns its token. Earlier links keep working, so that requesting one can't invalidate another. */
export async function createLink(database: Knex, purpose: LinkPurpose, link: NewLink, nowMs: number): Promise<string> {
  const token = newToken();
  await SingleUseLinkModel.query(database).insert({
    ...link,
    tokenHash: hashOf(token),
    purpose,
    expiresAt: nowMs + linkHours[purpose] * hourMs,
  });
  return token;
}

/** Returns a link without using it. Throws `ApiError` 410 if it was used, has expired or never existed. */
export async function findLink(
  database: Knex,
  purpose: LinkPurpose,
  token: string,
  nowMs: number,
): Promise<SingleUseLinkModel> {
  const link = await SingleUseLinkModel.query(database)
    .findOne({ tokenHash: hashOf(token), purpose })
    .where('expiresAt', '>', nowMs);
  if (link === undefined) throw linkUsed(purpose);
  return link;
}

/**
 * Uses a link and deletes the account's other links. Links that stop the removal of a second factor are kept: otherwise anyone
 * who reads the inbox could delete them with a reset. Throws `ApiError` 410 if it was used, has expired or never existed.
 */
export async function consumeLink(
  trx: Knex.Transaction,
  purpose: LinkPurpose,
  token: string,
  nowMs: number,
): Promise<SingleUseLinkModel> {
  const link = await findLink(trx, purpose, token, nowMs);
  // Of two requests at once, only one deletes it.
  const deleted = await link.$query(trx).delete();
  if (deleted === 0) throw linkUsed(purpose);
  await SingleUseLinkModel.query(trx).where({ userId: link.userId }).whereNot({ purpose: 'keep-factor' }).delete();
  return link;
}
