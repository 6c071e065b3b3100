import { plans } from '@countertop/contract/plans';
import type { UserRow } from '../../resources/accounts/Account.model.ts';
import { dayOf } from './dayOf.ts';
import type { Mail } from './mailer.ts';

/** `origin` is the address of the site, without a trailing slash. */
export interface PlanEndFacts extends Pick<UserRow, 'subscription_tier' | 'subscription_status'> {
  readonly to: string;
  readonly origin: string;
  /** Milliseconds since 1970 UTC. */
  readonly endsAtMs: number;
}

/** Reminds a customer that their plan ends soon, and what they can do. */
export function planEndMail(facts: PlanEndFacts): Mail {
  const { to, origin, endsAtMs, subscription_tier: tier, subscription_status: status } = facts;
  const [plan, day] = [plans[tier].name, dayOf(endsAtMs)];
  const beginning =
    status === 'cancelled'
      ? [
          `You canceled ${plan}. It still works until ${day}.`,
          'Changed your mind? Until then you can resume it at no charge, or pay for more time:',
        ]
      : [
          `${plan} is paid for until ${day}. We never charge you automatically, so it ends then unless you extend it.`,
          'To keep it, extend it here. The new time is added at the end:',
        ];
  const lines = [
    ...beginning,
    `${origin}/pricing`,
    'If you do nothing, your account becomes a free one. You keep your badges and certificates, and can still play the whole game.',
    'Countertop: math games for children from six up',
  ];
  return { to, subject: `${plan} ends on ${day}`, text: lines.join('\n\n') };
}
