import { createHash } from 'node:crypto';
import { earlyAccessLink, oneClickUnsubscribePath } from '@countertop/contract/site/earlyAccess.limits';
import { earlyAccessUnconfirmedKeptDays } from '@countertop/contract/accounts/retention';
import type { EarlyAccessModel } from './EarlyAccess.model.ts';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

type Receiver = Pick<EarlyAccessModel, 'email' | 'gameTitle' | 'token'>;

/** Returns the URL for one-click unsubscribing by an email client (RFC 8058). `origin` has no trailing slash. */
export function oneClickUnsubscribeUrl(origin: string, token: string): string {
  return `${origin}${oneClickUnsubscribePath}?token=${token}`;
}

function mail(
  { email, token }: Pick<Receiver, 'email' | 'token'>,
  origin: string,
  subject: string,
  lines: readonly string[],
): Mail {
  const unsubscribe = `Unsubscribe and delete this address: ${origin}${earlyAccessLink('unsubscribe', token)}`;
  return {
    ...composeMail(email, subject, [...lines, unsubscribe]),
    unsubscribeUrl: oneClickUnsubscribeUrl(origin, token),
  };
}

/** Asks the owner of an address to confirm it. `origin` has no trailing slash. */
export function confirmEarlyAccessMail(row: Receiver, origin: string): Mail {
  const confirmation = mail(row, origin, 'Confirm your email address for early access', [
    `Someone, most likely you, asked us to email this address when ${row.gameTitle} opens. Open this link to confirm:`,
    `${origin}${earlyAccessLink('confirm', row.token)}`,
    `If it wasn't you, you can ignore this email: unconfirmed addresses are deleted after ${earlyAccessUnconfirmedKeptDays} days.`,
  ]);
  return { ...confirmation, mayBeUnsolicited: true };
}

/** For a second sign-up with the same address. `origin` has no trailing slash. */
export function alreadyListedMail(row: Receiver, origin: string): Mail {
  const reminder = mail(row, origin, "You're already on the early access list", [
    `Someone, most likely you, signed up again for early access to ${row.gameTitle}. You're on the list already, so there's nothing to do.`,
  ]);
  return { ...reminder, mayBeUnsolicited: true };
}

/** A game that has opened. */
export interface OpenedGame {
  readonly title: string;
  /** Path of its page. */
  readonly path: string;
}

export interface GameOpenOptions {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Token of the unsubscribe links. */
  readonly unsubscribeToken: string;
}

/**
 * Tells someone that the game they wait for is open. A retry has the same `Message-ID`, so that mail systems can drop a copy
 * that was already delivered.
 */
export function gameOpenMail(row: Receiver, { title, path }: OpenedGame, options: GameOpenOptions): Mail {
  const { origin, unsubscribeToken } = options;
  const hash = createHash('sha256').update(`${title} ${row.token}`).digest('base64url');
  const lines = [
    `${title} is open. Play it here:`,
    `${origin}${path}`,
    'You asked us to email this address when it opens. This is the only email about it, and we have deleted the address from this list.',
  ];
  return {
    ...mail({ email: row.email, token: unsubscribeToken }, origin, `${title} is open`, lines),
    messageId: `<${hash}@${new URL(origin).hostname}>`,
  };
}
