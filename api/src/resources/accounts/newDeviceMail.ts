import { signInPath } from '@countertop/contract/accounts/account.limits';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

export interface NewDevice {
  /** For example `Firefox on Windows`; null if the browser did not say. */
  readonly device: string | null;
  /** Milliseconds since 1970 UTC. */
  readonly atMs: number;
}

/** Email to the owner of an account after a sign-in from a new browser. `origin` has no trailing slash. */
export function newDeviceMail(to: string, origin: string, { device, atMs }: NewDevice): Mail {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return composeMail(to, 'New sign-in to your Countertop account', [
    `A new device signed in to your Countertop account: ${device ?? 'an unknown browser'}, on ${format.format(atMs)} UTC.`,
    "If it was you, there's nothing to do.",
    `If it wasn't you, go to ${origin}${signInPath} right away and choose "Forgot your password?".\nA new password signs out everyone else.`,
  ]);
}
