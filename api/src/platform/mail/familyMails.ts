import { familyInvitationLink, invitationDays } from '@countertop/contract/family.limits';
import { unsolicitedMail } from './composeMail.ts';
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
  return unsolicitedMail(to, 'You are invited to a family on Countertop', [
    `${inviter} plays Countertop, a math game, with their family and invites you to see how the children are doing. Open this link to see the invitation:`,
    `${origin}${familyInvitationLink(token)}`,
    `The link works once, for ${invitationDays} days. You will sign in or create a free account. If you don’t know the sender, you can ignore this email: nothing will be shared.`,
  ]);
}
