import type { StaffRole } from '@countertop/contract/classes';
import { staffInvitationDays, staffInvitationLink } from '@countertop/contract/classes.limits';
import { composeMail, unsolicitedMail } from './composeMail.ts';
import { dayOf } from './dayOf.ts';
import type { Mail } from './mailer.ts';

interface StaffInvitationFacts {
  readonly to: string;
  /** Email address of the inviter. */
  readonly inviter: string;
  readonly className: string;
  readonly role: StaffRole;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
  readonly token: string;
}

const offers: Readonly<Record<StaffRole, (className: string) => string>> = {
  co_teacher: (className) => `invites you to teach the class “${className}” on Countertop, a math game, with them.`,
  owner: (className) => `wants to hand the class “${className}” on Countertop, a math game, over to you.`,
};

/** To a teacher who is invited to a class. Names no child, because it may reach the wrong inbox. */
export function staffInvitationMail({ to, inviter, className, role, origin, token }: StaffInvitationFacts): Mail {
  return unsolicitedMail(to, 'You are invited to a class on Countertop', [
    `${inviter} ${offers[role](className)} Open this link to see the invitation:`,
    `${origin}${staffInvitationLink(token)}`,
    `The link works once, for ${staffInvitationDays} days. You will sign in or create a free account. If you don’t know the sender, you can ignore this email: nothing will be shared.`,
  ]);
}

interface ClassEndFacts {
  readonly to: string;
  readonly className: string;
  /** Last day of the class, YYYY-MM-DD. */
  readonly endsOn: string;
  readonly origin: string;
  /** Key of the job that sends it: an email that is sent twice has the same `Message-ID`. */
  readonly key: string;
}

/** To the staff of a class that ends soon. */
export function classEndMail({ to, className, endsOn, origin, key }: ClassEndFacts): Mail {
  const day = dayOf(Date.parse(endsOn));
  return {
    ...composeMail(to, `The class “${className}” ends on ${day}`, [
      `${day} is the last day of the class “${className}”. After it, the children can’t sign in anymore, and everything that is stored about the class and its children will be erased.`,
      'Until then, its owner can download everything or choose a later day:',
      `${origin}/teacher-dashboard`,
    ]),
    messageId: `<class-end-${key}@${new URL(origin).hostname}>`,
  };
}
