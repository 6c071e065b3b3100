import { signInPath } from '@countertop/contract/accounts/account.limits';
import { dayOf } from '../../platform/mail/dayOf.ts';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** Email to the owner of an account that has not been used for nearly two years. `origin` has no trailing slash. */
export function idleMail(to: string, origin: string, endsAtMs: number): Mail {
  return composeMail(to, 'Your Countertop account will be erased', [
    `Your Countertop account hasn't been used for a long time. On ${dayOf(endsAtMs)} it will be erased, together with its saved game, badges and certificates.`,
    'To keep it, sign in before that day:',
    `${origin}${signInPath}`,
    "If you don't need it anymore, you can ignore this email.",
  ]);
}
