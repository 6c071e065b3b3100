import { guaranteeDays, plans } from '@countertop/contract/plans';
import type { OrderRow } from '../../resources/payments/Order.model.ts';
import { dayOf } from './dayOf.ts';
import type { Mail } from './mailer.ts';

const ending = 'Countertop: math games for children from six up';

/** What receipts say of a payment. */
export interface ReceiptFacts {
  readonly to: string;
  /** The address of the site, without a slash at the end. */
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

/** To who has paid. `endsAtMs` is when what is paid for ends. */
export function receiptMail(facts: ReceiptFacts, endsAtMs: number | null): Mail {
  const { to, origin, order } = facts;
  const lines = [
    `Thank you. Your subscription to ${plans[order.tier].name} is active.`,
    linesOf(facts),
    ...(endsAtMs === null ? [] : [`It is paid for until ${dayOf(endsAtMs)}. We never charge you automatically.`]),
    `You can cancel at any time here:`,
    `${origin}/pricing`,
    `If it is not for you, ask for your money back within ${guaranteeDays} days. Here is how to reach us:`,
    `${origin}/#contact`,
    ending,
  ];
  return { to, subject: `Your receipt ${order.receipt}`, text: lines.join('\n\n') };
}

/** To whom money was given back. `isAll`: with it ended what the payment had paid for. */
export function refundMail(facts: ReceiptFacts, refundedCents: number, isAll: boolean): Mail {
  const { to, order } = facts;
  const lines = [
    `We have refunded ${moneyOf(refundedCents, order.currency)} of this payment. It takes a few days until your bank shows it.`,
    linesOf(facts),
    ...(isAll ? ['What this payment paid for has ended. Badges and certificates stay yours.'] : []),
    ending,
  ];
  return { to, subject: `Refund for ${order.receipt}`, text: lines.join('\n\n') };
}
