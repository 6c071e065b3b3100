import type { Knex } from 'knex';
import { Problem } from '../problem.ts';
import { hashOf, newToken } from './token.ts';

const hourMs = 3_600_000;
/** How long a link of each kind works. Nobody who knows the mailbox for a moment should get in much later. */
export const linkHours = { confirm: 24, reset: 1 } as const;
export type LinkPurpose = keyof typeof linkHours;

/** What a link brings with it when it is used. */
export interface Link {
  readonly user_id: string;
  readonly password_hash: string | null;
  readonly browser_hash: string | null;
  readonly return_to: string | null;
}

/** Makes a link that works once, and gives its token. Earlier ones go on working: whoever asks cannot spoil those. */
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

/** Uses a link up, and with it all others of that person. Throws 410 when it was used, is too old or never was. */
export async function takeLink(
  trx: Knex.Transaction,
  purpose: LinkPurpose,
  token: string,
  nowMs: number,
): Promise<Link> {
  const wanted = { token_hash: hashOf(token), purpose };
  const link: Link | undefined = await trx('single_use_links')
    .where(wanted)
    .where('expires_at', '>', nowMs)
    .first('user_id', 'password_hash', 'browser_hash', 'return_to');
  // Of two at once only one deletes it.
  const isTaken = link !== undefined && (await trx('single_use_links').where(wanted).delete()) === 1;
  if (!isTaken) {
    throw new Problem(410, 'link_used', 'This link was used already or is too old. Sign in, or ask for a new one.');
  }
  await trx('single_use_links').where({ user_id: link.user_id }).delete();
  return link;
}
