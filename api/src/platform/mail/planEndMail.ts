import { plans } from '@countertop/contract/plans';
import type { UserRow } from '../../resources/accounts/Account.model.ts';
import { dayOf } from './dayOf.ts';
import type { Mail } from './mailer.ts';

/** What the email before the end of a plan says. `origin` is the address of the site, without a slash at the end. */
export interface PlanEndFacts extends Pick<UserRow, 'subscription_tier' | 'subscription_status'> {
  readonly to: string;
  readonly origin: string;
  /** Milliseconds since 1970 UTC. */
  readonly endsAtMs: number;
}

/** To somebody whose plan ends soon: what happens then, and what they can do until then. */
export function planEndMail(facts: PlanEndFacts): Mail {
  const { to, origin, endsAtMs, subscription_tier: tier, subscription_status: status } = facts;
  const [plan, day] = [plans[tier].name, dayOf(endsAtMs)];
  const beginning =
    status === 'cancelled'
      ? [
          `You canceled ${plan}. It still works until ${day}.`,
          'Changed your mind? You can resume it until then without paying, or pay for more time:',
        ]
      : [
          `${plan} is paid for until ${day}. We never charge you automatically, so it ends then unless you extend it.`,
          'To go on, extend it here. The new time is added at the end:',
        ];
  const lines = [
    ...beginning,
    `${origin}/pricing`,
    'If you do nothing, the account becomes free. Badges and certificates stay yours, and the whole game can still be played.',
    'Countertop: math games for children from six up',
  ];
  return { to, subject: `${plan} ends on ${day}`, text: lines.join('\n\n') };
}
