import { signInPath } from '@countertop/contract/accountRules';
import { linkHours } from '../account/links.ts';
import type { Mail } from './mailer.ts';

const ending = 'Countertop: math games for children from six up';

function mail(to: string, subject: string, lines: readonly string[]): Mail {
  return { to, subject, text: [...lines, ending].join('\n\n') };
}

/** `origin` of each is the address of the site, without a slash at the end. */
export function confirmMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'Confirm your Countertop account', [
    'Somebody, most likely you, asked for a Countertop account with this address. Open this link to confirm it:',
    `${origin}${signInPath}#confirm=${token}`,
    `The link works once, for ${linkHours.confirm} hours. If it was not you, do nothing: without it, the account is deleted after 7 days.`,
  ]);
}

/** To somebody who asks for an account and has one. */
export function alreadyMail(to: string, origin: string): Mail {
  return mail(to, 'You already have a Countertop account', [
    'Somebody, most likely you, asked for a Countertop account with this address. There is one already, and nothing was changed. Sign in here:',
    `${origin}${signInPath}`,
    'If you do not know the password any more, choose "Forgotten password" there. If it was not you, do nothing.',
  ]);
}

export function resetMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'A new password for Countertop', [
    'Somebody, most likely you, asked for a new password for your Countertop account. Open this link to choose one:',
    `${origin}${signInPath}#reset=${token}`,
    `The link works once, for ${linkHours.reset} hour. If it was not you, do nothing: your password stays as it is.`,
  ]);
}

export function passwordChangedMail(to: string, origin: string): Mail {
  return mail(to, 'Your Countertop password was changed', [
    'The password of your Countertop account was changed just now, and all other browsers were signed out.',
    `If it was not you, choose "Forgotten password" at once: ${origin}${signInPath}`,
  ]);
}

export function secondFactorMail(to: string, origin: string, isOn: boolean): Mail {
  const change = isOn ? 'turned on' : 'turned off';
  return mail(to, `The second step of signing in was ${change}`, [
    `The second step of signing in to your Countertop account, a code of an app, was ${change} just now.`,
    `If it was not you, choose "Forgotten password" at once: ${origin}${signInPath}`,
  ]);
}
