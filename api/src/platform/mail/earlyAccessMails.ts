import { earlyAccessLink, oneClickUnsubscribePath } from '@countertop/contract/earlyAccess.limits';
import { earlyAccessUnconfirmedKeptDays } from '@countertop/contract/retention';
import type { EarlyAccessModel } from '../../resources/early-access/EarlyAccess.model.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './mailer.ts';

type Receiver = Pick<EarlyAccessModel, 'email' | 'game_title' | 'token'>;

/** Returns the URL for one-click unsubscribing by an email client (RFC 8058). `origin` has no trailing slash. */
export function oneClickUnsubscribeUrl(origin: string, token: string): string {
  return `${origin}${oneClickUnsubscribePath}?token=${token}`;
}

function mail({ email, token }: Receiver, origin: string, subject: string, lines: readonly string[]): Mail {
  const unsubscribe = `Unsubscribe and delete this address: ${origin}${earlyAccessLink('unsubscribe', token)}`;
  return {
    ...composeMail(email, subject, [...lines, unsubscribe]),
    unsubscribeUrl: oneClickUnsubscribeUrl(origin, token),
  };
}

/** Asks the owner of an address to confirm it. `origin` has no trailing slash. */
export function confirmEarlyAccessMail(row: Receiver, origin: string): Mail {
  return mail(row, origin, 'Confirm your email address for early access', [
    `Someone, most likely you, asked us to email this address when ${row.game_title} opens. Open this link to confirm:`,
    `${origin}${earlyAccessLink('confirm', row.token)}`,
    `If it wasn't you, you can ignore this email: unconfirmed addresses are deleted after ${earlyAccessUnconfirmedKeptDays} days.`,
  ]);
}

/** For a second sign-up with the same address. `origin` has no trailing slash. */
export function alreadyListedMail(row: Receiver, origin: string): Mail {
  return mail(row, origin, "You're already on the early access list", [
    `Someone, most likely you, signed up again for early access to ${row.game_title}. You're on the list already, so there's nothing to do.`,
  ]);
}
