import { familyPath } from '@countertop/contract/family/family.limits';
import { composeMail } from '../../platform/mail/composeMail.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { namesOf } from './namesOf.ts';

/** A guardian, by email address, and the nicknames of the children concerned. */
interface GuardianNotice {
  readonly to: string;
  readonly nicknames: readonly (string | null)[];
}

/** Email to a second guardian whose children were erased. */
export function childrenErasedMail({ to, nicknames }: GuardianNotice, origin: string): Mail {
  return composeMail(to, 'What you saw of a child on Countertop was erased', [
    `Everything that was stored about ${namesOf(nicknames)}, whose guardian you were, was erased, because the owner of the family erased it or no longer has the account or plan. It can’t be restored.`,
    'Your own account stays as it is:',
    `${origin}${familyPath}`,
  ]);
}

/** Email to the owner of a family whose other guardian was erased. */
export function guardianLeftMail({ to, nicknames }: GuardianNotice, origin: string): Mail {
  return composeMail(to, 'A guardian left your family on Countertop', [
    `The account of a guardian of ${namesOf(nicknames)} was erased. You find the other grown-ups here:`,
    `${origin}${familyPath}`,
  ]);
}
