import type { Knex } from 'knex';
import { OrderModel } from './Order.model.ts';
import type { PaymentRow } from './Payment.model.ts';
import { type PaymentContext, requireProvider } from './PaymentContext.ts';
import type { PaymentUpdate } from './PaymentUpdate.ts';
import { sendReceipts } from './receipts.ts';
import { type RecordedUpdate, recordPaymentUpdate } from './recordPaymentUpdate.ts';

/**
 * The single place where a payment becomes a subscription, whether the page, a webhook or the reconciliation reports it.
 * Stores the update in one transaction, then sends receipts and refunds surplus payments. `before` runs first in the same
 * transaction and returns false to skip the update.
 */
export async function applyPaymentUpdate(
  context: PaymentContext,
  update: PaymentUpdate | null,
  before: (trx: Knex.Transaction) => Promise<boolean> = () => Promise.resolve(true),
): Promise<RecordedUpdate | null> {
  const recorded = await context.database.transaction(async (trx) => {
    if (!(await before(trx)) || update === null) return null;
    return recordPaymentUpdate(trx, update, context);
  });
  if (recorded) followUp(context, recorded);
  return recorded;
}

function followUp(context: PaymentContext, { payment, order, userId }: RecordedUpdate): void {
  const { sessions, log, at, background } = context;
  if (userId !== null) sessions.forget(userId);
  at('update applied');
  if (payment.outcome === 'flagged') {
    log.error({ payment: payment.razorpay_payment_id, order: order.id }, 'payment does not match its order');
  }
  background.run('after a payment', () => finishPayment(context, payment));
}

/** Sends the receipt of a payment that counts, or refunds one that pays for nothing. */
async function finishPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  if (payment.outcome === 'granted') return sendReceipts(context, payment.razorpay_payment_id);
  const paysForNothing = payment.outcome === 'surplus' || payment.outcome === 'unclaimed';
  if (paysForNothing && payment.status !== 'refunded') await refundPayment(context, payment);
}

/** Refunds a payment in full. Idempotent: repeated calls refund it once. */
export async function refundPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { database, at } = context;
  const { razorpay_payment_id: paymentId, amount_cents: amountCents, refunded_cents: refunded, currency } = payment;
  const { razorpay_order_id: orderId } = await OrderModel.query(database).findById(payment.order_id).throwIfNotFound();
  at('refund requested');
  const key = `refund-${paymentId}-${refunded}`.replaceAll(/[^\w-]/g, '-');
  await requireProvider(context).gateway.refund(paymentId, amountCents - refunded, key);
  at('refund created');
  const refund = { paymentId, orderId: orderId ?? '', status: 'refunded', refundedCents: amountCents } as const;
  await applyPaymentUpdate(context, { ...refund, amountCents, currency });
  at('refund applied');
}
