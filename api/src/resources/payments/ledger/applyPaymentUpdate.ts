import type { Knex } from 'knex';
import { OrderModel } from '../orders/Order.model.ts';
import type { PaymentRow } from './Payment.model.ts';
import { type PaymentContext, requireProvider } from '../PaymentContext.ts';
import type { PaymentUpdate } from './PaymentUpdate.ts';
import { mayBeRefunded } from '../refunds/mayBeRefunded.ts';
import { RefundModel } from './Refund.model.ts';
import { sendPaymentNotices } from '../receipts/sendPaymentNotices.ts';
import { sendReceipts } from '../receipts/receipts.ts';
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
  if (recorded && update) followUp(context, recorded, update);
  return recorded;
}

function followUp(context: PaymentContext, { payment, order, userId }: RecordedUpdate, update: PaymentUpdate): void {
  const { sessions, log, at, background } = context;
  if (userId !== null) sessions.forget(userId);
  at('update applied');
  if (payment.outcome === 'flagged') {
    log.error({ payment: payment.razorpayPaymentId, order: order.id }, 'payment does not match its order');
  }
  background.run('after a payment', () => finishPayment(context, payment));
  if (update.refund === undefined && update.dispute === undefined) return;
  background.run('payment notices', () => sendPaymentNotices(context, payment.razorpayPaymentId));
}

/** Sends the receipt of a payment that counts, or refunds one that pays for nothing. */
async function finishPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  if (payment.outcome === 'granted') return sendReceipts(context, payment.razorpayPaymentId);
  const paysForNothing = payment.outcome === 'surplus' || payment.outcome === 'unclaimed';
  if (!paysForNothing || payment.status === 'refunded') return;
  if (await mayBeRefunded(context.database, payment.razorpayPaymentId)) await refundPayment(context, payment);
}

/** Refunds a payment in full. Idempotent: repeated calls refund it once. A failed refund is made again. */
export async function refundPayment(context: PaymentContext, payment: PaymentRow): Promise<void> {
  const { database, at } = context;
  const { razorpayPaymentId: paymentId, amountCents, refundedCents: refunded, currency } = payment;
  const { razorpayOrderId: orderId } = await OrderModel.query(database).findById(payment.orderId).throwIfNotFound();
  at('refund requested');
  const failures = await RefundModel.query(database).where({ paymentId, status: 'failed' }).resultSize();
  const again = failures === 0 ? '' : `-${failures}`;
  const key = `refund-${paymentId}-${refunded}${again}`.replaceAll(/[^\w-]/g, '-');
  const { id, amount, status } = await requireProvider(context).gateway.refund(paymentId, amountCents - refunded, key);
  at('refund created');
  // A pending refund counts: the provider has accepted it, and reports it if the bank doesn't.
  const refund = { id, amountCents: amount, status: status === 'failed' ? 'failed' : 'processed' } as const;
  const reported = { paymentId, orderId: orderId ?? '', amountCents, currency, refund };
  const refundedCents = refund.status === 'failed' ? 0 : amountCents;
  await applyPaymentUpdate(context, { ...reported, status: 'captured', refundedCents });
  at('refund applied');
}
