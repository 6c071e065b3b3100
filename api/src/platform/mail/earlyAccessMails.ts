import { earlyAccessLink, oneClickUnsubscribePath } from '@countertop/contract/earlyAccess.limits';
import { earlyAccessUnconfirmedKeptDays } from '@countertop/contract/retention';
import type { EarlyAccessModel } from '../../resources/early-access/EarlyAccess.model.ts';
import type { Mail } from './mailer.ts';

type Receiver = Pick<EarlyAccessModel, 'email' | 'game_title' | 'token'>;

const ending = 'Countertop: math games for children from six up';

/** Returns where a mail program unsubscribes by itself (RFC 8058). `origin` has no slash at the end. */
export function oneClickUnsubscribeUrl(origin: string, token: string): string {
  return `${origin}${oneClickUnsubscribePath}?token=${token}`;
}

function mail({ email, token }: Receiver, origin: string, subject: string, lines: readonly string[]): Mail {
  const unsubscribe = `Unsubscribe, and have this address deleted: ${origin}${earlyAccessLink('unsubscribe', token)}`;
  return {
    to: email,
    subject,
    text: [...lines, unsubscribe, ending].join('\n\n'),
    unsubscribeUrl: oneClickUnsubscribeUrl(origin, token),
  };
}

/** Asks the owner of an address to confirm it. `origin` has no slash at the end. */
export function confirmEarlyAccessMail(row: Receiver, origin: string): Mail {
  return mail(row, origin, 'Confirm your email address for early access', [
    `Someone, most likely you, asked us to email this address when ${row.game_title} opens. Open this link to confirm:`,
    `${origin}${earlyAccessLink('confirm', row.token)}`,
    `If it wasn't you, do nothing. Without a confirmation, the address is deleted after ${earlyAccessUnconfirmedKeptDays} days.`,
  ]);
}

/** Tells somebody who signs up again that they are on the list. `origin` has no slash at the end. */
export function alreadyListedMail(row: Receiver, origin: string): Mail {
  return mail(row, origin, "You're already on the early access list", [
    `Someone, most likely you, signed up again for early access to ${row.game_title}. You're on the list already, so there is nothing to do.`,
  ]);
}
