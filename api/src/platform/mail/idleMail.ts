import { signInPath } from '@countertop/contract/account.limits';
import { dayOf } from './dayOf.ts';
import type { Mail } from './mailer.ts';

/** To somebody who has not used the account for nearly two years. `origin` has no slash at the end. */
export function idleMail(to: string, origin: string, endsAtMs: number): Mail {
  const lines = [
    `Nobody has used your Countertop account for a long time. On ${dayOf(endsAtMs)} it will be erased, with the saved game, the badges and the certificates in it.`,
    'To keep it, sign in once before that day:',
    `${origin}${signInPath}`,
    'To let it end, do nothing.',
    'Countertop: math games for children from six up',
  ];
  return { to, subject: 'Your Countertop account will end', text: lines.join('\n\n') };
}
