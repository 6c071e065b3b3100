import { signInPath } from '@countertop/contract/account.limits';
import { linkHours } from '../../resources/accounts/links.ts';
import type { Mail } from './mailer.ts';

const ending = 'Countertop: math games for children from six up';

function mail(to: string, subject: string, lines: readonly string[]): Mail {
  return { to, subject, text: [...lines, ending].join('\n\n') };
}

/** `origin` is the address of the site, without a slash at the end. */
export function confirmMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'Confirm your Countertop account', [
    'Somebody, most likely you, asked for a Countertop account with this address. Open this link to confirm it and choose your password:',
    `${origin}${signInPath}#confirm=${token}`,
    `The link works once, for ${linkHours.confirm} hours. If it was not you, do nothing: without it, the account is deleted after 7 days.`,
  ]);
}

/** To somebody who asks for an account and has one. */
export function alreadyMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'You already have a Countertop account', [
    'Somebody, most likely you, asked for a Countertop account with this address. There is one already, and nothing was changed. Sign in here:',
    `${origin}${signInPath}`,
    'If you have forgotten your password, open this link to choose a new one:',
    `${origin}${signInPath}#reset=${token}`,
    `The link works once, for ${linkHours.reset} hour. If it was not you, do nothing.`,
  ]);
}

export function resetMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'A new password for Countertop', [
    'Somebody, most likely you, asked for a link to your Countertop account. Open it to choose a password and sign in:',
    `${origin}${signInPath}#reset=${token}`,
    `The link works once, for ${linkHours.reset} hour. If it was not you, do nothing: your password stays as it is.`,
  ]);
}

/** To the owner of a second factor that somebody who reads this mailbox wants removed, at `removalMs`. */
export function removalMail(to: string, origin: string, token: string, removalMs: number): Mail {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    removalMs,
  );
  return mail(to, 'Your second step of signing in will be removed', [
    `Somebody, most likely you, chose a new password for your Countertop account with a link from this mailbox and asked to remove the second step of signing in. From ${when} (UTC) on, the password alone will do.`,
    'If it was not you, open this link to keep the second step. Signing in with a code keeps it, too:',
    `${origin}${signInPath}#keep-second-factor=${token}`,
    'Then change the password of this mailbox, because somebody else can read it, and choose a new password for Countertop.',
  ]);
}

export function passwordChangedMail(to: string, origin: string): Mail {
  return mail(to, 'Your Countertop password was changed', [
    'The password of your Countertop account was changed just now, and all other browsers were signed out.',
    `If it was not you, choose "Forgot your password?" at once: ${origin}${signInPath}`,
  ]);
}

export function secondFactorMail(to: string, origin: string, isOn: boolean): Mail {
  const change = isOn ? 'turned on' : 'turned off';
  return mail(to, `The second step of signing in was ${change}`, [
    `The second step of signing in to your Countertop account, a code of an app, was ${change} just now.`,
    `If it was not you, choose "Forgot your password?" at once: ${origin}${signInPath}`,
  ]);
}
