import { signInPath } from '@countertop/contract/account.limits';
import { linkHours } from '../../resources/accounts/links.ts';
import type { Mail } from './mailer.ts';

const ending = 'Countertop: math games for children from six up';

function mail(to: string, subject: string, lines: readonly string[]): Mail {
  return { to, subject, text: [...lines, ending].join('\n\n') };
}

/** `origin` is the address of the site without a trailing slash, here and below. */
export function confirmMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'Confirm your Countertop account', [
    'Someone, most likely you, asked for a Countertop account with this email address. Open this link to confirm it and choose your password:',
    `${origin}${signInPath}#confirm=${token}`,
    `The link works once, for ${linkHours.confirm} hours. If it wasn't you, ignore this email. Unconfirmed accounts are deleted after 7 days.`,
  ]);
}

/** For someone who signs up again. */
export function alreadyMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'You already have a Countertop account', [
    'Someone, most likely you, asked for a Countertop account with this email address. You already have one, and nothing has changed. Sign in here:',
    `${origin}${signInPath}`,
    'Forgot your password? Open this link to choose a new one:',
    `${origin}${signInPath}#reset=${token}`,
    `The link works once, for ${linkHours.reset} hour. If it wasn't you, ignore this email.`,
  ]);
}

export function resetMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'Choose a new Countertop password', [
    'Someone, most likely you, asked for a link to your Countertop account. Open it to choose a new password and sign in:',
    `${origin}${signInPath}#reset=${token}`,
    `The link works once, for ${linkHours.reset} hour. If it wasn't you, ignore this email. Your password stays the same.`,
  ]);
}

/** Warns that the second factor will be removed at `removalMs`, as someone with access to the mailbox has asked. */
export function removalMail(to: string, origin: string, token: string, removalMs: number): Mail {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    removalMs,
  );
  return mail(to, 'Two-step sign-in will be turned off', [
    `Someone, most likely you, used a link from this mailbox to choose a new password for your Countertop account and asked to remove the second step to sign in. Starting ${when} (UTC), the password alone will be enough.`,
    "If it wasn't you, open this link to keep the second step. Signing in with a code keeps it too:",
    `${origin}${signInPath}#keep-second-factor=${token}`,
    'Then change the password of this mailbox, because someone else can read it, and choose a new password for Countertop.',
  ]);
}

export function passwordChangedMail(to: string, origin: string): Mail {
  return mail(to, 'Your Countertop password was changed', [
    'The password of your Countertop account has just been changed, and all other browsers have been signed out.',
    `If it wasn't you, choose "Forgot your password?" right away: ${origin}${signInPath}`,
  ]);
}

export function secondFactorMail(to: string, origin: string, isOn: boolean): Mail {
  const change = isOn ? 'turned on' : 'turned off';
  return mail(to, `Two-step sign-in was ${change}`, [
    `Two-step sign-in with an authenticator app was just ${change} for your Countertop account.`,
    `If it wasn't you, choose "Forgot your password?" right away: ${origin}${signInPath}`,
  ]);
}
