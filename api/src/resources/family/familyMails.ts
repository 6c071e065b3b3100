import {
  familyInvitationLink,
  familyPath,
  invitationDays,
  wrongPinsPerMail,
} from '@countertop/contract/family/family.limits';
import { composeMail, unsolicitedMail } from '../../platform/mail/composeMail.ts';
import { dayOf } from '../../platform/mail/dayOf.ts';
import { namesOf } from '../learners/namesOf.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

interface InvitationMailFacts {
  readonly to: string;
  /** Email address of the inviter. */
  readonly inviter: string;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
  readonly token: string;
}

/** Email to a grown-up who is invited to be a guardian. Names no child, because it may reach the wrong inbox. */
export function invitationMail({ to, inviter, origin, token }: InvitationMailFacts): Mail {
  return unsolicitedMail(to, 'You are invited to a family on Countertop', [
    `${inviter} plays Countertop, a math game, with their family and invites you to see how the children are doing. Open this link to see the invitation:`,
    `${origin}${familyInvitationLink(token)}`,
    `The link works once, for ${invitationDays} days. You will sign in or create a free account. If you don’t know the sender, you can ignore this email: nothing will be shared.`,
  ]);
}

/** Email to the owner of an account whose PIN somebody seems to guess. `sinceMs` is when the first of the wrong PINs was entered. */
export function wrongPinsMail(to: string, origin: string, sinceMs: number): Mail {
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return composeMail(to, 'Somebody is guessing your Countertop PIN', [
    `Since ${format.format(sinceMs)}, a wrong PIN has been entered ${wrongPinsPerMail} times on a device that you handed to a child.`,
    'If it was you, there’s nothing to do. If a child is trying PINs, choose a new one. You’ll need your password:',
    `${origin}/family`,
    'A PIN only gives the device back to you and adds play time. For everything else that ends or erases something, we ask for your password.',
  ]);
}

interface AskingMailFacts extends Pick<InvitationMailFacts, 'to' | 'origin'> {
  /** Email address of the account that asks. */
  readonly asker: string;
  /** Email address that the invitation was sent to. */
  readonly invited: string;
  /** Milliseconds since 1970 UTC. */
  readonly expiresAtMs: number;
}

/** Email to the inviter, when somebody with another address than the invited one wants to accept. */
export function guardianAskedMail({ to, origin, asker, invited, expiresAtMs }: AskingMailFacts): Mail {
  return composeMail(to, 'Someone asks to join your family on Countertop', [
    `You invited ${invited} to your family. ${asker} opened the link and asks to be a guardian. Until you confirm, they see nothing.`,
    `If you know this address, confirm it on your family page. If you don’t, refuse it there. The invitation then stays open for ${invited} only:`,
    `${origin}${familyPath}`,
    `If you do nothing, the invitation ends on ${dayOf(expiresAtMs)}.`,
  ]);
}

interface GuardianMailFacts extends Pick<InvitationMailFacts, 'to' | 'origin'> {
  /** Email address of the other guardian. */
  readonly guardian: string;
  readonly nicknames: readonly (string | null)[];
}

/** Email to the owner of a family, with a second guardian who is new. */
export function guardianAddedMail({ to, origin, guardian, nicknames }: GuardianMailFacts): Mail {
  return composeMail(to, 'Your family on Countertop has another guardian', [
    `${guardian} is now a guardian of ${namesOf(nicknames)}: they see how things go and can set limits.`,
    'If you don’t want that, remove them on your family page. It takes effect immediately:',
    `${origin}${familyPath}`,
  ]);
}

/** Email to a second guardian who is new. `guardian` is the owner of the family. */
export function guardianWelcomeMail({ to, origin, guardian, nicknames }: GuardianMailFacts): Mail {
  return composeMail(to, 'You are now a guardian on Countertop', [
    `${guardian} shares with you how ${namesOf(nicknames)} get on in Countertop, a math game. You see everything on the family page:`,
    `${origin}${familyPath}`,
    'If you don’t want to be a guardian, you can leave on the same page.',
  ]);
}

/** Email to the owner of a family, about a second guardian who was removed or left. */
export function guardianRemovedMail({ to, origin, guardian, nicknames }: GuardianMailFacts): Mail {
  return composeMail(to, 'A guardian left your family on Countertop', [
    `${guardian} is no longer a guardian of ${namesOf(nicknames)} and sees nothing of them anymore.`,
    'If that was a mistake, you can invite them again on your family page:',
    `${origin}${familyPath}`,
  ]);
}
