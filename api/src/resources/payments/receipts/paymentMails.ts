import { guaranteeDays, plans } from '@countertop/contract/payments/plans';
import type { SubscriptionTier } from '@countertop/contract/accounts/user';
import { supportLink } from '@countertop/contract/site/support.limits';
import type { OrderRow } from '../orders/Order.model.ts';
import { dayOf } from '../../../platform/mail/dayOf.ts';
import { composeMail } from '../../../platform/mail/composeMail.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';

export interface ReceiptDetails {
  readonly to: string;
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly order: Pick<OrderRow, 'tier' | 'period' | 'amountCents' | 'currency' | 'receipt'>;
  /** Milliseconds since 1970 UTC. */
  readonly paidAtMs: number;
}

function moneyOf(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

function linesOf({ order, paidAtMs }: ReceiptDetails): string {
  const { tier, period, amountCents: cents, currency, receipt } = order;
  return [
    `Receipt: ${receipt}`,
    `Date: ${dayOf(paidAtMs)}`,
    `Plan: ${plans[tier].name}, ${period === 'yearly' ? 'one year' : 'one month'}`,
    `Paid: ${moneyOf(cents, currency)} (${currency})`,
  ].join('\n');
}

/** `endsAtMs` is the end of the paid time. */
export function receiptMail(details: ReceiptDetails, endsAtMs: number | null): Mail {
  const { to, origin, order } = details;
  return composeMail(to, `Your receipt ${order.receipt}`, [
    `Thank you! Your subscription to ${plans[order.tier].nameInSentence} is active.`,
    linesOf(details),
    ...(endsAtMs === null ? [] : [`It is paid until ${dayOf(endsAtMs)}. We never charge you automatically.`]),
    'You can cancel anytime here:',
    `${origin}/pricing`,
    `Not for you? Get your money back within ${guaranteeDays} days, with one button in your profile:`,
    `${origin}/profile#plan`,
    ...supportLines(details),
  ]);
}

/** The plan of an account after money went back; free if none is left. */
export interface RemainingPlan {
  readonly tier: SubscriptionTier;
  /** Milliseconds since 1970 UTC; null for a plan without an end. */
  readonly endsAtMs: number | null;
}

function planSentence({ tier, endsAtMs }: RemainingPlan): string {
  if (tier === 'free')
    return 'The plan that this payment paid for has ended. Badges and certificates are yours to keep.';
  const active = `Your subscription to ${plans[tier].nameInSentence} stays active`;
  return endsAtMs === null ? `${active}.` : `${active} until ${dayOf(endsAtMs)}.`;
}

const supportLines = ({ origin }: ReceiptDetails) => [
  "Questions? Here's how to reach us:",
  `${origin}${supportLink({ topic: 'payment' })}`,
];

/** `plan` is what is left after a full refund; null for a partial one, which changes no plan. */
export function refundMail(details: ReceiptDetails, refundedCents: number, plan: RemainingPlan | null): Mail {
  const { to, order } = details;
  return composeMail(to, `Refund for ${order.receipt}`, [
    `We've refunded ${moneyOf(refundedCents, order.currency)} of this payment. It may take a few days to show up on your bank statement.`,
    linesOf(details),
    ...(plan === null ? [] : [planSentence(plan)]),
  ]);
}

/** Email to the payer of a refund that the bank rejected. */
export function refundFailedMail(details: ReceiptDetails, refundCents: number, plan: RemainingPlan): Mail {
  const { to, order } = details;
  return composeMail(to, `Your refund for ${order.receipt} did not arrive`, [
    `Your bank rejected the refund of ${moneyOf(refundCents, order.currency)} for this payment, so you don't have the money yet. We'll contact you to return it in another way.`,
    linesOf(details),
    ...(plan.tier === 'free' ? [] : [planSentence(plan)]),
    ...supportLines(details),
  ]);
}

/** News of a dispute for its payer. The steps between are only of interest to the operator. */
export type DisputeNews = 'open' | 'lost' | 'won' | 'closed';

/** Email to the payer of a disputed payment. */
export function disputeMail(details: ReceiptDetails, news: DisputeNews, plan: RemainingPlan): Mail {
  const { to, order } = details;
  const money = moneyOf(order.amountCents, order.currency);
  const text: Readonly<Record<DisputeNews, [subject: string, ...sentences: string[]]>> = {
    open: [
      `Your bank is looking into ${order.receipt}`,
      `Your bank told us that this payment of ${money} is disputed. Until it decides, we can't refund the payment, because you could get the money twice. Your plan stays as it is.`,
      'If you recognize the payment, ask your bank to withdraw the dispute.',
    ],
    lost: [
      `Your bank returned ${order.receipt}`,
      `Your bank decided the dispute about this payment in your favor and returned the money.`,
      planSentence(plan),
    ],
    won: [
      `The dispute about ${order.receipt} is over`,
      `Your bank decided that this payment of ${money} is valid. It counts as before.`,
      ...(plan.tier === 'free' ? [] : [planSentence(plan)]),
    ],
    closed: [
      `The dispute about ${order.receipt} is over`,
      `Your bank closed the dispute about this payment of ${money}. It counts as before.`,
      ...(plan.tier === 'free' ? [] : [planSentence(plan)]),
    ],
  };
  const [subject, ...sentences] = text[news];
  return composeMail(to, subject, [...sentences, linesOf(details), ...supportLines(details)]);
}

/** Email to the operator: `what` happened to a payment. `origin` has no trailing slash. */
export function paymentAlertMail(
  to: string,
  what: string,
  { receipt, origin }: { receipt: string; origin: string },
): Mail {
  return composeMail(to, `${what}: ${receipt}`, [
    `${what}, for the payment with the receipt ${receipt}.`,
    `See what to do: ${origin}/analytics?tab=payments`,
  ]);
}
