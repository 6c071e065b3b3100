import { signInPath } from '@countertop/contract/accounts/account.limits';
import { linkHours } from './links.ts';
import { composeMail, unsolicitedMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** In all of these, `origin` is the origin of the site, without a trailing slash. */
export function confirmMail(to: string, origin: string, token: string): Mail {
  return unsolicitedMail(to, 'Confirm your Countertop account', [
    'Someone, most likely you, signed up for Countertop with this email address. Open this link to confirm it and choose your password:',
    `${origin}${signInPath}#confirm=${token}`,
    `The link works once, for ${linkHours.confirm} hours. If it wasn't you, you can ignore this email: unconfirmed accounts are deleted after 7 days.`,
  ]);
}

/** For a sign-up with an address that already has an account. */
export function alreadyMail(to: string, origin: string, token: string): Mail {
  return unsolicitedMail(to, 'You already have a Countertop account', [
    'Someone, most likely you, signed up for Countertop with this email address. It already has an account, and nothing was changed. Sign in here:',
    `${origin}${signInPath}`,
    'If you forgot your password, open this link to choose a new one:',
    `${origin}${signInPath}#reset=${token}`,
    `The link works once, for ${linkHours.reset} hour. If it wasn't you, you can ignore this email.`,
  ]);
}

export function resetMail(to: string, origin: string, token: string): Mail {
  return composeMail(to, 'Reset your Countertop password', [
    'Someone, most likely you, asked to reset the password of your Countertop account. Open this link to choose a new password and sign in:',
    `${origin}${signInPath}#reset=${token}`,
    `The link works once, for ${linkHours.reset} hour. If it wasn't you, you can ignore this email: your password stays the same.`,
  ]);
}

/** Email to the owner of an account whose second factor will be removed at `removalMs`, because someone with access to the inbox asked. */
export function removalMail(to: string, origin: string, token: string, removalMs: number): Mail {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return composeMail(to, 'Two-step sign-in will be removed from your Countertop account', [
    `Someone, most likely you, chose a new password for your Countertop account with a link from this inbox and asked to remove two-step sign-in. From ${format.format(removalMs)} (UTC) on, the password alone will be enough to sign in.`,
    "If it wasn't you, open this link to keep two-step sign-in. Signing in with a code keeps it, too:",
    `${origin}${signInPath}#keep-second-factor=${token}`,
    'Then change the password of your email account, because someone else can read your email, and choose a new password for Countertop.',
  ]);
}

export function passwordChangedMail(to: string, origin: string): Mail {
  return composeMail(to, 'Your Countertop password was changed', [
    'The password of your Countertop account was just changed, and you were signed out in all other browsers.',
    `If it wasn't you, go to ${origin}${signInPath} right away and choose "Forgot your password?".`,
  ]);
}

export function secondFactorMail(to: string, origin: string, isOn: boolean): Mail {
  const change = isOn ? 'turned on' : 'turned off';
  return composeMail(to, `Two-step sign-in was ${change}`, [
    `Signing in to your Countertop account with a code from an app was just ${change}.`,
    `If it wasn't you, go to ${origin}${signInPath} right away and choose "Forgot your password?".`,
  ]);
}
