import { signInPath } from '@countertop/contract/account.limits';
import type { Mail } from './mailer.ts';

export interface NewDevice {
  /** For example `Firefox on Windows`; null if the browser did not say. */
  readonly device: string | null;
  /** Milliseconds since 1970 UTC. */
  readonly atMs: number;
}

/** To the owner of an account in which another browser has signed in. `origin` has no slash at the end. */
export function newDeviceMail(to: string, origin: string, { device, atMs }: NewDevice): Mail {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const lines = [
    `A new device signed in to your Countertop account: ${device ?? 'an unknown browser'}, on ${format.format(atMs)} UTC.`,
    'If it was you, you need not do anything.',
    `If it was not you, choose "Forgotten password" at once: ${origin}${signInPath}\nA new password signs out everyone else.`,
    'Countertop: math games for children from six up',
  ];
  return { to, subject: 'A new device signed in to your Countertop account', text: lines.join('\n\n') };
}
