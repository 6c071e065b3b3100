import type { StaffRole } from '@countertop/contract/classes/classes';
import { staffInvitationDays, staffInvitationLink } from '@countertop/contract/classes/classes.limits';
import { composeMail, unsolicitedMail } from '../../platform/mail/composeMail.ts';
import { dayOf } from '../../platform/mail/dayOf.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

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

/** Email to a teacher who is invited to a class. Names no child, because it may reach the wrong inbox. */
export function staffInvitationMail({ to, inviter, className, role, origin, token }: StaffInvitationFacts): Mail {
  return unsolicitedMail(to, 'You are invited to a class on Countertop', [
    `${inviter} ${offers[role](className)} Open this link to see the invitation:`,
    `${origin}${staffInvitationLink(token)}`,
    `The link works once, for ${staffInvitationDays} days. You will sign in or create a free account. If you don’t know the sender, you can ignore this email: nothing will be shared.`,
  ]);
}

interface StaffMailFacts {
  readonly to: string;
  /** Email address of the other teacher. */
  readonly teacher: string;
  readonly classId: string;
  readonly className: string;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
}

/** Returns the address of a class, with its teachers. */
export function classLink(origin: string, classId: string): string {
  return `${origin}/teacher-dashboard?class=${encodeURIComponent(classId)}`;
}

interface StaffAskingFacts extends StaffMailFacts {
  /** Email address that the invitation was sent to. */
  readonly invited: string;
  readonly role: StaffRole;
  /** Milliseconds since 1970 UTC. */
  readonly expiresAtMs: number;
}

const asks: Readonly<Record<StaffRole, (className: string) => string>> = {
  co_teacher: (className) => `asks to teach the class “${className}” with you`,
  owner: (className) => `accepts the class “${className}”`,
};

/** Email to the owner of a class, when somebody wants to accept an invitation that needs a confirmation. */
export function staffAskedMail({ to, teacher, invited, role, expiresAtMs, ...place }: StaffAskingFacts): Mail {
  const { origin, classId, className } = place;
  const afterRefusal =
    teacher === invited ? 'The invitation then ends' : `The invitation then stays open for ${invited} only`;
  return composeMail(to, `Someone ${role === 'owner' ? 'accepts' : 'asks to join'} the class “${className}”`, [
    `You invited ${invited}. ${teacher} opened the link and ${asks[role](className)}. Until you confirm, nothing changes.`,
    `If you know this address, confirm it on the page of the class. If you don’t, refuse it there. ${afterRefusal}:`,
    classLink(origin, classId),
    `If you do nothing, the invitation ends on ${dayOf(expiresAtMs)}.`,
  ]);
}

/** Email to the owner of a class, about a co-teacher who is new. */
export function staffAddedMail({ to, teacher, classId, className, origin }: StaffMailFacts): Mail {
  return composeMail(to, `The class “${className}” has another teacher`, [
    `${teacher} is now a co-teacher of the class “${className}”: they see and change the same as you, but can’t export, erase or hand over the class.`,
    'If you don’t want that, remove them on the page of the class. It takes effect immediately:',
    classLink(origin, classId),
  ]);
}

/** Email to a co-teacher who is new. `teacher` is the owner of the class. */
export function staffWelcomeMail({ to, teacher, classId, className, origin }: StaffMailFacts): Mail {
  return composeMail(to, `You now teach the class “${className}”`, [
    `${teacher} shares the class “${className}” on Countertop with you:`,
    classLink(origin, classId),
  ]);
}

/** Email to the owner of a class, about a co-teacher who was removed or left. */
export function staffRemovedMail({ to, teacher, classId, className, origin }: StaffMailFacts): Mail {
  return composeMail(to, `A teacher left the class “${className}”`, [
    `${teacher} is no longer a co-teacher of the class “${className}” and sees nothing of it anymore.`,
    'If that was a mistake, you can invite them again on the page of the class:',
    classLink(origin, classId),
  ]);
}

/** Email to the new owner of a class that was handed over. `teacher` is the previous one. */
export function newOwnerMail({ to, teacher, classId, className, origin }: StaffMailFacts): Mail {
  return composeMail(to, `You now own the class “${className}”`, [
    `${teacher} handed the class “${className}” on Countertop over to you. Its children play with your plan, and only you can export, erase or hand over the class:`,
    classLink(origin, classId),
    `${teacher} stays as a co-teacher. You can remove them on the same page.`,
  ]);
}

/** Email to the previous owner of a class, who is a co-teacher now. `teacher` is the new owner. */
export function formerOwnerMail({ to, teacher, classId, className, origin }: StaffMailFacts): Mail {
  return composeMail(to, `You handed over the class “${className}”`, [
    `${teacher} is now the owner of the class “${className}”. You stay as a co-teacher:`,
    classLink(origin, classId),
    `If that was a mistake, ask ${teacher} to hand it back. If it wasn’t you, change your password and write to us with the link below.`,
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

/** Email to the staff of a class that ends soon. */
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

interface LockedSeatsFacts {
  readonly to: string;
  readonly className: string;
  /** Number of locked seats. */
  readonly locked: number;
  readonly classId: string;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
}

/** Email to the staff of a class with many locked seats. Names no child. */
export function lockedSeatsMail({ to, className, locked, classId, origin }: LockedSeatsFacts): Mail {
  return composeMail(to, `Somebody is guessing pictures in the class “${className}”`, [
    `Wrong pictures have locked ${locked} children of the class “${className}” for a day. Their cards still work.`,
    'If these were honest mistakes, unlock all of them here. If not, make a new class code as well, because somebody knows the present one:',
    `${origin}/teacher-dashboard?class=${classId}`,
  ]);
}

/** A class, and the email address of the teacher to notify about it. */
interface ClassNotice {
  readonly to: string;
  readonly classId: string;
  readonly className: string;
}

/** Email to the co-teacher who owns a class now because the account of its owner was erased. */
export function classOwnedMail({ to, classId, className }: ClassNotice, origin: string): Mail {
  return composeMail(to, `You now own the class “${className}”`, [
    `The account of the owner of the class “${className}” on Countertop was erased. You’ve been a co-teacher the longest, so the class is yours now. Its children play with your Classroom plan and can’t sign in without one. Only you can export, erase or hand over the class:`,
    classLink(origin, classId),
    'If you don’t want it, hand it over to another teacher, or erase it on the same page.',
  ]);
}

/** Email to the owner of a class whose co-teacher was erased. */
export function coTeacherLeftMail({ to, classId, className }: ClassNotice, origin: string): Mail {
  return composeMail(to, `A teacher left the class “${className}”`, [
    `The account of a co-teacher of the class “${className}” was erased. You find its other teachers here:`,
    classLink(origin, classId),
  ]);
}
