import { earlyAccessLink, oneClickUnsubscribePath } from '@countertop/contract/earlyAccess.limits';
import { earlyAccessUnconfirmedKeptDays } from '@countertop/contract/retention';
import type { EarlyAccessModel } from '../../resources/early-access/EarlyAccess.model.ts';
import type { Mail } from './mailer.ts';

type Recipient = Pick<EarlyAccessModel, 'email' | 'game_title' | 'token'>;

const ending = 'Countertop: math games for children from six up';

/** Returns the URL for one-click unsubscribe (RFC 8058). `origin` has no trailing slash, here and below. */
export function oneClickUnsubscribeUrl(origin: string, token: string): string {
  return `${origin}${oneClickUnsubscribePath}?token=${token}`;
}

function mail({ email, token }: Recipient, origin: string, subject: string, lines: readonly string[]): Mail {
  const unsubscribe = `Unsubscribe and delete this address: ${origin}${earlyAccessLink('unsubscribe', token)}`;
  return {
    to: email,
    subject,
    text: [...lines, unsubscribe, ending].join('\n\n'),
    unsubscribeUrl: oneClickUnsubscribeUrl(origin, token),
  };
}

/** Asks for confirmation of an address. */
export function confirmEarlyAccessMail(row: Recipient, origin: string): Mail {
  return mail(row, origin, 'Confirm your email address for early access', [
    `Someone, most likely you, asked us to email this address when ${row.game_title} opens. Open this link to confirm:`,
    `${origin}${earlyAccessLink('confirm', row.token)}`,
    `If it wasn't you, ignore this email. Unconfirmed addresses are deleted after ${earlyAccessUnconfirmedKeptDays} days.`,
  ]);
}

/** For someone who signs up again. */
export function alreadyListedMail(row: Recipient, origin: string): Mail {
  return mail(row, origin, "You're already on the early access list", [
    `Someone, most likely you, signed up again for early access to ${row.game_title}. You're on the list already, so there's nothing left to do.`,
  ]);
}
