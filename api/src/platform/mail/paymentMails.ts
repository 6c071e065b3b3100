import { guaranteeDays, plans } from '@countertop/contract/plans';
import type { OrderRow } from '../../resources/payments/Order.model.ts';
import { dayOf } from './dayOf.ts';
import type { Mail } from './mailer.ts';

const ending = 'Countertop: math games for children from six up';

export interface ReceiptFacts {
  readonly to: string;
  /** Address of the site, without a trailing slash. */
  readonly origin: string;
  readonly order: Pick<OrderRow, 'tier' | 'period' | 'amount_cents' | 'currency' | 'receipt'>;
  /** Milliseconds since 1970 UTC. */
  readonly paidAtMs: number;
}

function moneyOf(cents: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);
}

function linesOf({ order, paidAtMs }: ReceiptFacts): string {
  const { tier, period, amount_cents: cents, currency, receipt } = order;
  return [
    `Receipt: ${receipt}`,
    `Date: ${dayOf(paidAtMs)}`,
    `Plan: ${plans[tier].name}, ${period === 'yearly' ? 'one year' : 'one month'}`,
    `Paid: ${moneyOf(cents, currency)} (${currency})`,
  ].join('\n');
}

/** Confirms a payment. `endsAtMs` is the end of the paid period. */
export function receiptMail(facts: ReceiptFacts, endsAtMs: number | null): Mail {
  const { to, origin, order } = facts;
  const lines = [
    `Thank you. Your subscription to ${plans[order.tier].name} is active.`,
    linesOf(facts),
    ...(endsAtMs === null ? [] : [`It's paid for until ${dayOf(endsAtMs)}. We never charge you automatically.`]),
    `You can cancel at any time here:`,
    `${origin}/pricing`,
    `Not for you? Ask for your money back within ${guaranteeDays} days. Here's how to reach us:`,
    `${origin}/#contact`,
    ending,
  ];
  return { to, subject: `Your receipt ${order.receipt}`, text: lines.join('\n\n') };
}

/** Confirms a refund. A full refund (`isAll`) ended the plan that the payment had paid for. */
export function refundMail(facts: ReceiptFacts, refundedCents: number, isAll: boolean): Mail {
  const { to, order } = facts;
  const lines = [
    `We have refunded ${moneyOf(refundedCents, order.currency)} of this payment. It can take a few days to appear in your bank account.`,
    linesOf(facts),
    ...(isAll ? ['The plan it paid for has ended. You keep your badges and certificates.'] : []),
    ending,
  ];
  return { to, subject: `Refund for ${order.receipt}`, text: lines.join('\n\n') };
}
