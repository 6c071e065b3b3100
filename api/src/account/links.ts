import type { Knex } from 'knex';
import { Problem } from '../problem.ts';
import { secondFactorRemovalHours } from '@countertop/contract/secondFactorRules';
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
} as const;
export type LinkPurpose = keyof typeof linkHours;

/** A link as it is stored. */
export interface Link {
  readonly user_id: string;
  /** Path of this site to go on to. */
  readonly return_to: string | null;
}

function linkUsed(): Problem {
  return new Problem(410, 'link_used', 'This link was used already or is too old. Sign in, or ask for a new one.');
}

/** Makes a link that works once, and returns its token. Earlier ones keep working: whoever asks cannot spoil those. */
export async function makeLink(database: Knex, purpose: LinkPurpose, link: Link, nowMs: number): Promise<string> {
  const token = newToken();
  await database('single_use_links').insert({
    ...link,
    token_hash: hashOf(token),
    purpose,
    expires_at: nowMs + linkHours[purpose] * hourMs,
  });
  return token;
}

/** Returns a link without using it. Throws 410 if it was used, is too old or never was. */
export async function findLink(database: Knex, purpose: LinkPurpose, token: string, nowMs: number): Promise<Link> {
  const link: Link | undefined = await database('single_use_links')
    .where({ token_hash: hashOf(token), purpose })
    .where('expires_at', '>', nowMs)
    .first('user_id', 'return_to');
  if (link === undefined) throw linkUsed();
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
): Promise<Link> {
  const link = await findLink(trx, purpose, token, nowMs);
  // Of two at once only one deletes it.
  const isTaken =
    (await trx('single_use_links')
      .where({ token_hash: hashOf(token), purpose })
      .delete()) === 1;
  if (!isTaken) throw linkUsed();
  await trx('single_use_links').where({ user_id: link.user_id }).whereNot({ purpose: 'keep-factor' }).delete();
  return link;
}
