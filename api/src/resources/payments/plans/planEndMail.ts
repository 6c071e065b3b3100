import { plans } from '@countertop/contract/payments/plans';
import type { UserRow } from '../../people/Account.model.ts';
import { dayOf } from '../../../platform/mail/dayOf.ts';
import { composeMail } from '../../../platform/mail/composeMail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

/** `origin` is the origin of the site, without a trailing slash. */
export interface PlanEnd extends Pick<UserRow, 'subscriptionTier' | 'subscriptionStatus'> {
  readonly to: string;
  readonly origin: string;
  /** Milliseconds since 1970 UTC. */
  readonly endsAtMs: number;
}

/** Email to the owner of a plan that ends soon. */
export function planEndMail(planEnd: PlanEnd): Mail {
  const { to, origin, endsAtMs, subscriptionTier: tier, subscriptionStatus: status } = planEnd;
  const { name, nameInSentence: plan } = plans[tier];
  const day = dayOf(endsAtMs);
  const beginning =
    status === 'cancelled'
      ? [
          `You canceled ${plan}. It still works until ${day}.`,
          'Changed your mind? You can resume it until then without paying, or pay for more time:',
        ]
      : [
          `You’ve paid for ${plan} until ${day}. We never charge you automatically, so it ends then unless you extend it.`,
          'To keep it, extend it here. The new time is added at the end:',
        ];
  return composeMail(to, `${name} ends on ${day}`, [
    ...beginning,
    `${origin}/pricing`,
    'If you do nothing, your account switches to the free plan. You keep your badges and certificates, and you can still play the whole game.',
  ]);
}
