import { familyPath } from '@countertop/contract/family.limits';
import { classLink } from '../classes/classMails.ts';
import { composeMail } from '../../platform/mail/composeMail.ts';
import { namesOf } from '../family/familyMails.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** Change that an erasure made for somebody else, without a word about who was erased. `to` is an email address. */
export type ErasureNotice =
  | {
      readonly kind: 'class_owned' | 'co_teacher_left';
      readonly to: string;
      readonly classId: string;
      readonly className: string;
    }
  | {
      readonly kind: 'children_erased' | 'guardian_left';
      readonly to: string;
      readonly nicknames: readonly (string | null)[];
    };

/** To a co-teacher who owns a class now, the owner of a class or family that somebody left, or a guardian who lost children. */
export function erasureMail(notice: ErasureNotice, origin: string): Mail {
  const { kind, to } = notice;
  switch (kind) {
    case 'class_owned':
      return composeMail(to, `You now own the class “${notice.className}”`, [
        `The account of the owner of the class “${notice.className}” on Countertop was erased. You’ve been a co-teacher the longest, so the class is yours now. Its children play with your Classroom plan and can’t sign in without one. Only you can export, erase or hand over the class:`,
        classLink(origin, notice.classId),
        'If you don’t want it, hand it over to another teacher, or erase it on the same page.',
      ]);
    case 'co_teacher_left':
      return composeMail(to, `A teacher left the class “${notice.className}”`, [
        `The account of a co-teacher of the class “${notice.className}” was erased. You find its other teachers here:`,
        classLink(origin, notice.classId),
      ]);
    case 'children_erased':
      return composeMail(to, 'What you saw of a child on Countertop was erased', [
        `Everything that was stored about ${namesOf(notice.nicknames)}, whose guardian you were, was erased, because the owner of the family erased it or no longer has the account or plan. It can’t be restored.`,
        'Your own account stays as it is:',
        `${origin}${familyPath}`,
      ]);
    case 'guardian_left':
      return composeMail(to, 'A guardian left your family on Countertop', [
        `The account of a guardian of ${namesOf(notice.nicknames)} was erased. You find the other grown-ups here:`,
        `${origin}${familyPath}`,
      ]);
  }
}
