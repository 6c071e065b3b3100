import { emailChangeHours, emailRevertDays, signInPath } from '@countertop/contract/account.limits';
import type { Mail } from './mailer.ts';

const ending = 'Countertop: math games for children from six up';

function mail(to: string, subject: string, lines: readonly string[]): Mail {
  return { to, subject, text: [...lines, ending].join('\n\n') };
}

/** Sent to the new address. `origin` is the address of the site without a trailing slash, here and below. */
export function emailChangeMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'Confirm your new email address for Countertop', [
    'Someone, most likely you, asked to use this email address for a Countertop account. Open this link to confirm it:',
    `${origin}${signInPath}#new-email=${token}`,
    `The link works once, for ${emailChangeHours} hours. If it wasn't you, ignore this email. Nothing will change.`,
  ]);
}

/** Sent if the new address already has an account. */
export function emailTakenMail(to: string, origin: string): Mail {
  return mail(to, 'You already have a Countertop account', [
    'Someone, most likely you, asked to use this email address for another Countertop account. It already has an account, and nothing has changed. Sign in here:',
    `${origin}${signInPath}`,
    "To free up the address, sign in and erase that account or change its email address. If it wasn't you, ignore this email.",
  ]);
}

/** Sent to the current address before the change. */
export function emailChangeRequestedMail(to: string, origin: string): Mail {
  return mail(to, 'Someone asked to change the address of your Countertop account', [
    'Someone, most likely you, asked to change the email address of your Countertop account. It changes when someone opens the link we sent to the new address.',
    `If it wasn't you, choose "Forgot your password?" right away: ${origin}${signInPath}\nA new password stops the change and signs out everyone else.`,
  ]);
}

/** Sent to the previous address after the change. */
export function emailChangedMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'The address of your Countertop account was changed', [
    'The email address of your Countertop account has just been changed. You can no longer sign in with this address, and all other browsers have been signed out.',
    "If it wasn't you, open this link to get your account back:",
    `${origin}${signInPath}#keep-email=${token}`,
    `The link works once, for ${emailRevertDays} days. It restores this address, signs out everyone and removes the password, so that you can choose a new one.`,
  ]);
}
