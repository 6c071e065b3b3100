import { emailChangeHours } from '@countertop/contract/account.limits';
import type { Knex } from 'knex';
import { secondFactorRemovalHours } from '@countertop/contract/secondFactor.limits';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { type LinkPurpose, SingleUseLinkModel } from './SingleUseLink.model.ts';
import { hashOf, newToken } from './token.ts';

const hourMs = 3_600_000;
/**
 * How long a link of each kind works, in hours. A reset link must work as long as the window of the reset quotas: while
 * no more mails are sent, the last one still holds a working link.
 */
export const linkHours = {
  confirm: 24,
  reset: 1,
  /** Handed to the page after a reset, never mailed: asks for the removal of the second factor. */
  'remove-factor': 1,
  /** Stops that removal; outlives it by a day. */
  'keep-factor': secondFactorRemovalHours + 24,
  /** Sent to a new address: moves the account there. */
  'change-email': emailChangeHours,
} as const satisfies Record<LinkPurpose, number>;

/** A link to make. */
export type NewLink = Pick<SingleUseLinkModel, 'user_id' | 'return_to'> &
  Partial<Pick<SingleUseLinkModel, 'new_email'>>;

/** Error for a link that no longer works or never did. */
export function linkUsed(purpose: LinkPurpose): ApiError {
  const nextStep = purpose === 'change-email' ? 'Request a new one in your profile.' : 'Sign in, or request a new one.';
  return new ApiError('link_expired', `This link has expired or was already used. ${nextStep}`);
}

/** Makes a link that works once, and returns its token. Earlier ones keep working, so that requesting a link cannot invalidate another one. */
export async function makeLink(database: Knex, purpose: LinkPurpose, link: NewLink, nowMs: number): Promise<string> {
  const token = newToken();
  await SingleUseLinkModel.query(database).insert({
    ...link,
    token_hash: hashOf(token),
    purpose,
    expires_at: nowMs + linkHours[purpose] * hourMs,
  });
  return token;
}

/** Returns a link without using it. Throws 410 if it was used, is too old or never was. */
export async function findLink(
  database: Knex,
  purpose: LinkPurpose,
  token: string,
  nowMs: number,
): Promise<SingleUseLinkModel> {
  const link = await SingleUseLinkModel.query(database)
    .findOne({ token_hash: hashOf(token), purpose })
    .where('expires_at', '>', nowMs);
  if (link === undefined) throw linkUsed(purpose);
  return link;
}

/**
 * Uses a link up, and with it the person's other links. The links that stop the removal of a second factor stay: whoever
 * reads the mailbox could otherwise end those by a reset. Throws 410 if it was used, is too old or never was.
 */
export async function takeLink(
  trx: Knex.Transaction,
  purpose: LinkPurpose,
  token: string,
  nowMs: number,
): Promise<SingleUseLinkModel> {
  const link = await findLink(trx, purpose, token, nowMs);
  // Of two requests at once, only one deletes it.
  const deleted = await link.$query(trx).delete();
  if (deleted === 0) throw linkUsed(purpose);
  await SingleUseLinkModel.query(trx).where({ user_id: link.user_id }).whereNot({ purpose: 'keep-factor' }).delete();
  return link;
}
