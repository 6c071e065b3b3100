import { guaranteeDays, plans } from '@countertop/contract/plans';
import { supportLink } from '@countertop/contract/support.limits';
import type { OrderRow } from '../../resources/payments/Order.model.ts';
import { dayOf } from './dayOf.ts';
import { composeMail } from './composeMail.ts';
import type { Mail } from './mailer.ts';

export interface ReceiptDetails {
  readonly to: string;
  /** The origin of the site, without a trailing slash. */
  readonly origin: string;
  readonly order: Pick<OrderRow, 'tier' | 'period' | 'amount_cents' | 'currency' | 'receipt'>;
  /** Milliseconds since 1970 UTC. */
  readonly paidAtMs: number;
}

function moneyOf(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

function linesOf({ order, paidAtMs }: ReceiptDetails): string {
  const { tier, period, amount_cents: cents, currency, receipt } = order;
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
    `Thank you! Your subscription to ${plans[order.tier].name} is active.`,
    linesOf(details),
    ...(endsAtMs === null ? [] : [`It is paid until ${dayOf(endsAtMs)}. We never charge you automatically.`]),
    'You can cancel anytime here:',
    `${origin}/pricing`,
    `Not for you? Get your money back within ${guaranteeDays} days, with one button in your profile:`,
    `${origin}/profile#plan`,
    "Questions? Here's how to reach us:",
    `${origin}${supportLink({ topic: 'payment' })}`,
  ]);
}

/** `isFull`: a full refund, which ends the plan that the payment paid for. */
export function refundMail(details: ReceiptDetails, refundedCents: number, isFull: boolean): Mail {
  const { to, order } = details;
  return composeMail(to, `Refund for ${order.receipt}`, [
    `We've refunded ${moneyOf(refundedCents, order.currency)} of this payment. It may take a few days to show up on your bank statement.`,
    linesOf(details),
    ...(isFull ? ['The plan that this payment paid for has ended. Badges and certificates are yours to keep.'] : []),
  ]);
}
