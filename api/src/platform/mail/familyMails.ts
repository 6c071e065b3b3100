import { familyInvitationLink, invitationDays } from '@countertop/contract/family.limits';
import { unaskedMail } from './composeMail.ts';
import { familyInvitationLink, invitationDays, wrongPinsPerMail } from '@countertop/contract/family.limits';
import { composeMail } from './composeMail.ts';
import type { Mail } from './mailer.ts';

interface InvitationMailFacts {
  readonly to: string;
  /** Email address of the inviter. */
  readonly inviter: string;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
  readonly token: string;
}

/** To a grown-up who is invited to be a guardian. Names no child, because it may reach the wrong inbox. */
export function invitationMail({ to, inviter, origin, token }: InvitationMailFacts): Mail {
  return unaskedMail(to, 'You are invited to a family on Countertop', [
    `${inviter} plays Countertop, a math game, with their family and invites you to see how the children are doing. Open this link to see the invitation:`,
    `${origin}${familyInvitationLink(token)}`,
    `The link works once, for ${invitationDays} days. You will sign in or create a free account. If you don’t know the sender, you can ignore this email: nothing will be shared.`,
  ]);
}

/** To the owner of an account whose PIN somebody seems to guess. `sinceMs` is when the first of the wrong PINs was entered. */
export function wrongPinsMail(to: string, origin: string, sinceMs: number): Mail {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return composeMail(to, 'Somebody is guessing your Countertop PIN', [
    `Since ${format.format(sinceMs)}, a wrong PIN has been entered ${wrongPinsPerMail} times on a device that you handed to a child.`,
    'If it was you, there’s nothing to do. If a child is trying PINs, choose a new one. You’ll need your password:',
    `${origin}/family`,
    'A PIN only gives the device back to you and adds play time. For everything else that ends or erases something, we ask for your password.',
  ]);
}
