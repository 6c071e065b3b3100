import { emailChangeHours, emailRevertDays, signInPath } from '@countertop/contract/account.limits';
import type { Mail } from './mailer.ts';

const ending = 'Countertop: math games for children from six up';

function mail(to: string, subject: string, lines: readonly string[]): Mail {
  return { to, subject, text: [...lines, ending].join('\n\n') };
}

/** To the new address. `origin` of each is the address of the site, without a slash at the end. */
export function emailChangeMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'Confirm your new address for Countertop', [
    'Someone, most likely you, asked to use this address for a Countertop account. Open this link to confirm it:',
    `${origin}${signInPath}#new-email=${token}`,
    `The link works once, for ${emailChangeHours} hours. If it was not you, do nothing: no account is changed.`,
  ]);
}

/** To the owner of an account whose address someone wants for another account. */
export function emailTakenMail(to: string, origin: string): Mail {
  return mail(to, 'You already have a Countertop account', [
    'Someone, most likely you, asked to use this address for another Countertop account. It has an account already, and nothing was changed. Sign in here:',
    `${origin}${signInPath}`,
    'To free the address, sign in and erase that account, or give it another address. If it was not you, do nothing.',
  ]);
}

/** To the present address, before anything has changed. */
export function emailChangeRequestedMail(to: string, origin: string): Mail {
  return mail(to, 'Someone asked to change the address of your Countertop account', [
    'Someone, most likely you, asked to change the email address of your Countertop account. It changes once the link that was sent to the new address is opened.',
    `If it was not you, choose "Forgotten password" at once: ${origin}${signInPath}\nA new password stops the change and signs out everyone else.`,
  ]);
}

/** To the earlier address, after the change. */
export function emailChangedMail(to: string, origin: string, token: string): Mail {
  return mail(to, 'The address of your Countertop account was changed', [
    'The email address of your Countertop account was changed just now. This address no longer signs in to it, and all other browsers were signed out.',
    'If it was not you, open this link to get your account back:',
    `${origin}${signInPath}#keep-email=${token}`,
    `The link works once, for ${emailRevertDays} days. It brings back this address, signs out everyone and removes the password, so that you can choose a new one.`,
  ]);
}
