import { signInPath } from '@countertop/contract/account.limits';
import { dayOf } from './dayOf.ts';
import type { Mail } from './mailer.ts';

/** Warns the owner of an account that has not been used for nearly two years. `origin` has no trailing slash. */
export function idleMail(to: string, origin: string, endsAtMs: number): Mail {
  const lines = [
    `You haven't used your Countertop account for a long time. It will be erased on ${dayOf(endsAtMs)}, along with its saved game, badges and certificates.`,
    'To keep it, sign in before that day:',
    `${origin}${signInPath}`,
    "If you no longer need it, you don't have to do anything.",
    'Countertop: math games for children from six up',
  ];
  return { to, subject: 'Your Countertop account will be erased', text: lines.join('\n\n') };
}
