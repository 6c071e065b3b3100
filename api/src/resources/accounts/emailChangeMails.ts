import { emailChangeHours, emailRevertDays, signInPath } from '@countertop/contract/accounts/account.limits';
import { composeMail, unsolicitedMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** Email to the new address. In all of these, `origin` is the origin of the site, without a trailing slash. */
export function emailChangeMail(to: string, origin: string, token: string): Mail {
  return unsolicitedMail(to, 'Confirm your new email address for Countertop', [
    'Someone, most likely you, asked to use this email address for a Countertop account. Open this link to confirm it:',
    `${origin}${signInPath}#new-email=${token}`,
    `The link works once, for ${emailChangeHours} hours. If it wasn't you, you can ignore this email: no account will be changed.`,
  ]);
}

/** Email to the owner of an account whose address was requested for another account. */
export function emailTakenMail(to: string, origin: string): Mail {
  return unsolicitedMail(to, 'You already have a Countertop account', [
    'Someone, most likely you, asked to use this email address for another Countertop account. It already has an account, and nothing was changed. Sign in here:',
    `${origin}${signInPath}`,
    "To use the address for the other account, sign in and erase this account, or change its address. If it wasn't you, you can ignore this email.",
  ]);
}

/** Email to the current address, before anything has changed. */
export function emailChangeRequestedMail(to: string, origin: string): Mail {
  return composeMail(to, 'Someone asked to change the email address of your Countertop account', [
    'Someone, most likely you, asked to change the email address of your Countertop account. It will change when the link sent to the new address is opened.',
    `If it wasn't you, go to ${origin}${signInPath} right away and choose "Forgot your password?".\nA new password stops the change and signs out everyone else.`,
  ]);
}

/** Email to the earlier address, after the change. */
export function emailChangedMail(to: string, origin: string, token: string): Mail {
  return composeMail(to, 'The email address of your Countertop account was changed', [
    'The email address of your Countertop account was just changed. You can no longer sign in with this address, and all other browsers were signed out.',
    "If it wasn't you, open this link to get your account back:",
    `${origin}${signInPath}#keep-email=${token}`,
    `The link works once, for ${emailRevertDays} days. It restores this address, signs out everyone and removes the password, so that you can choose a new one.`,
  ]);
}
