import { composeMail } from '../../platform/mail/composeMail.ts';
import { dayOf } from '../../platform/mail/dayOf.ts';
import type { Mail } from '../../platform/mail/mailer.ts';

/** Email to the owner of several children whose plan for families has ended. `origin` has no trailing slash. */
export function familyEndMail(to: string, origin: string, endsAtMs: number): Mail {
  const day = dayOf(endsAtMs);
  return composeMail(to, `Progress of your other children is kept until ${day}`, [
    `Your Family Plan has ended. Your first child stays. On ${day}, the games, awards and results of your other children will be erased.`,
    'Until then you can read and download them:',
    `${origin}/family`,
    'To keep them, choose the Family Plan again:',
    `${origin}/pricing`,
    'If you don’t need them anymore, you can ignore this email.',
  ]);
}
