import type { Knex } from 'knex';
import type { GatewayPayment } from './gateway.ts';
import { change, holdUser, note } from './ledger.ts';
import type { AtPoint } from './faultPoints.ts';
import { OrderModel, type OrderRow } from './Order.model.ts';
import { type Outcome, PaymentModel, type PaymentRow } from './Payment.model.ts';
import { isRunning } from './runningPlan.ts';
import { nextOrderStatus, nextPaymentStatus, type PaymentStatus } from './statuses.ts';

/** What the provider says of a payment. `refundedCents` is all that was given back so far. */
export interface Heard {
  readonly paymentId: string;
  /** The provider's. */
  readonly orderId: string;
  readonly status: PaymentStatus;
  readonly amountCents: number;
  readonly currency: string;
  readonly refundedCents: number;
}

/** A payment as it is after something was heard of it. */
export interface Settled {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  /** Whose subscription changed; null when none did. */
  readonly userId: string | null;
}

interface Settling {
  readonly trx: Knex.Transaction;
  readonly order: OrderRow;
  readonly before: PaymentRow;
  readonly nowMs: number;
}

/** What is heard of a payment of the provider; null for one without an order, which is none of ours. */
export function heardOf(payment: GatewayPayment): Heard | null {
  if (payment.order_id === null) return null;
  const { id: paymentId, order_id: orderId, status, amount: amountCents, currency } = payment;
  // Refunds under way count there already: only what is `refunded` is over, and the provider's own event tells of parts.
  const refundedCents = status === 'refunded' ? amountCents : 0;
  return { paymentId, orderId, status, amountCents, currency, refundedCents };
}

/** Returns the stored payment, inserted if it is new. The order is locked, so no other process inserts it meanwhile. */
async function findPayment(trx: Knex.Transaction, order: OrderRow, heard: Heard): Promise<PaymentRow> {
  const known = await PaymentModel.query(trx).findById(heard.paymentId);
  if (known) return known;
  const made: PaymentRow = {
    razorpay_payment_id: heard.paymentId,
    order_id: order.id,
    status: 'created',
    outcome: null,
    amount_cents: heard.amountCents,
    currency: heard.currency,
    refunded_cents: 0,
    settled_at: null,
    receipt_mailed_at: null,
    refund_mailed_at: null,
  };
  await PaymentModel.query(trx).insert(made);
  return made;
}

/** What money that arrives is for. */
async function outcomeOf({ trx, order, nowMs }: Settling, heard: Heard): Promise<Outcome> {
  if (heard.amountCents !== order.amount_cents || heard.currency !== order.currency) return 'flagged';
  const paid = await PaymentModel.query(trx)
    .where({ order_id: order.id, outcome: 'granted' })
    .whereColumn('refunded_cents', '<', 'amount_cents')
    .first();
  if (paid !== undefined) return 'surplus';
  const user = await holdUser(trx, order.payer_id);
  if (user === undefined) return 'unclaimed';
  // Ordered to begin a plan that another payment has begun meanwhile: nobody agreed to pay for more of it.
  return order.purpose === 'start' && isRunning(user, order.tier, nowMs) ? 'surplus' : 'granted';
}

/** Lets money count that arrived, once: the subscription begins or goes on. */
async function grant(settling: Settling, heard: Heard, outcome: Outcome): Promise<string | null> {
  const { trx, order, nowMs } = settling;
  const { paymentId: payment_id, amountCents: amount_cents, currency } = heard;
  const facts = { payment_id, amount_cents, reference: payment_id, at: nowMs };
  const user = await holdUser(trx, order.payer_id);
  if (outcome !== 'granted' || user === undefined) {
    const detail = `${currency} for an order of ${order.amount_cents} ${order.currency}`;
    await note(trx, order.payer_id, { ...facts, kind: outcome === 'granted' ? 'unclaimed' : outcome, detail });
    return null;
  }
  const { tier, period } = order;
  await change(trx, order.payer_id, user, { ...facts, kind: 'paid', tier, period, detail: order.receipt });
  return user.id;
}

/** Writes down what was given back; all of it ends what the payment paid for. */
async function giveBack({ trx, order, before, nowMs }: Settling, heard: Heard): Promise<string | null> {
  const { paymentId: payment_id, refundedCents } = heard;
  const isAll = refundedCents >= before.amount_cents;
  const reference = `${payment_id} ${refundedCents}`;
  const facts = { payment_id, reference, amount_cents: refundedCents - before.refunded_cents, at: nowMs };
  const user = before.outcome === 'granted' && isAll ? await holdUser(trx, order.payer_id) : undefined;
  if (user === undefined) {
    await note(trx, order.payer_id, { ...facts, kind: 'given_back' });
    return null;
  }
  await change(trx, order.payer_id, user, { ...facts, kind: 'refunded' });
  return user.id;
}

function hasArrived(status: PaymentStatus): boolean {
  return status === 'captured' || status === 'refunded';
}

/** Lets the money and what was given back of it count, each once. */
async function count(settling: Settling, heard: Heard): Promise<Pick<Settled, 'payment' | 'userId'>> {
  const { before, nowMs } = settling;
  let payment: PaymentRow = { ...before, status: nextPaymentStatus(before.status, heard.status) };
  let userId: string | null = null;
  if (hasArrived(heard.status) && payment.outcome === null) {
    const outcome = await outcomeOf(settling, heard);
    userId = await grant(settling, heard, outcome);
    payment = { ...payment, outcome, settled_at: nowMs };
  }
  if (heard.refundedCents > payment.refunded_cents) {
    userId = (await giveBack({ ...settling, before: payment }, heard)) ?? userId;
    payment = { ...payment, refunded_cents: heard.refundedCents };
  }
  return { payment, userId };
}

/**
 * The one place where money becomes a subscription: whatever is heard of a payment, from the page, from the provider's
 * calls or by asking, in any order and any number of times, counts once. Null for an order that is not ours.
 */
export async function settle(trx: Knex.Transaction, heard: Heard, nowMs: number, at: AtPoint): Promise<Settled | null> {
  // The update locks the order, as in `holdUser`.
  const [order] = await OrderModel.query(trx)
    .where({ razorpay_order_id: heard.orderId })
    .patch({ razorpay_order_id: heard.orderId })
    .returning('*');
  if (order === undefined) return null;
  const before = await findPayment(trx, order, heard);
  if (before.order_id !== order.id) return null;
  at('payment written');
  const { payment, userId } = await count({ trx, order, before, nowMs }, heard);
  at('ledger written');
  const { outcome, refunded_cents, settled_at } = payment;
  // Only the columns changed here: another server may have sent the receipt meanwhile and recorded it.
  const settled = { status: payment.status, outcome, refunded_cents, settled_at };
  await PaymentModel.query(trx).findById(heard.paymentId).patch(settled);
  const isOurs = payment.outcome === 'granted' || payment.outcome === null;
  const status = isOurs ? nextOrderStatus(order.status, heard.status) : order.status;
  await OrderModel.query(trx).findById(order.id).patch({ status });
  at('order written');
  return { order: { ...order, status }, payment, userId };
}
