import { signInPath } from '@countertop/contract/account.limits';
import type { Mail } from './mailer.ts';

export interface NewDevice {
  /** For example `Firefox on Windows`; null if unknown. */
  readonly device: string | null;
  /** Milliseconds since 1970 UTC. */
  readonly atMs: number;
}

/** Tells the owner of an account that a new browser has signed in. `origin` has no trailing slash. */
export function newDeviceMail(to: string, origin: string, { device, atMs }: NewDevice): Mail {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const lines = [
    `A new device signed in to your Countertop account: ${device ?? 'an unknown browser'}, on ${format.format(atMs)} UTC.`,
    "If it was you, you don't have to do anything.",
    `If it wasn't you, choose "Forgot your password?" right away: ${origin}${signInPath}\nA new password signs out everyone else.`,
    'Countertop: math games for children from six up',
  ];
  return { to, subject: 'A new device signed in to your Countertop account', text: lines.join('\n\n') };
}
