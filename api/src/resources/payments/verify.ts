import type { postVerifyPayment } from '@countertop/contract/payments';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { Refused } from './gateway.ts';
import { note } from './ledger.ts';
import { periodOf } from './orders.ts';
import type { Payments } from './Payments.ts';
import { OrderModel, type OrderRow } from './Order.model.ts';
import { PaymentModel } from './Payment.model.ts';
import type { Settled } from './settle.ts';
import { isPaymentSignature } from './razorpaySignatures.ts';

type Asked = z.infer<typeof postVerifyPayment.input>;

/** Returns a person's own order. Throws `ApiError` 404 for any other, so that nobody learns whether it exists. */
async function ownOrder(database: Knex, userId: string, asked: Asked): Promise<OrderRow> {
  const order = await OrderModel.query(database)
    .joinRelated('payer')
    .findOne({ 'payer.user_id': userId, razorpay_order_id: asked.razorpay_order_id });
  if (order === undefined || asked.userId !== userId) {
    throw new ApiError('order_not_found', 'This account has no such order. Start the payment again.');
  }
  return order;
}

async function checkPlan(payments: Payments, order: OrderRow, { tier, isYearlyPlan }: Asked): Promise<void> {
  const period = periodOf(isYearlyPlan);
  if (order.tier === tier && order.period === period) return;
  const { database, now } = payments.parts;
  const detail = `other plan for ${order.receipt}`;
  await note(database, order.payer_id, { kind: 'refused', tier, period, detail, at: now() });
  throw new ApiError(
    'plan_mismatch',
    'This payment is for a different plan than the one you ordered. Contact us and we’ll fix it.',
  );
}

/** Whether the payment was captured and counts for this order. */
async function isCounted(database: Knex, order: OrderRow, paymentId: string): Promise<boolean> {
  const payment = await PaymentModel.query(database).findById(paymentId);
  return payment?.order_id === order.id && payment.outcome === 'granted' && payment.status === 'captured';
}

async function settleAsked(payments: Payments, order: OrderRow, paymentId: string): Promise<Settled | null> {
  try {
    const payment = await payments.provider.gateway.payment(paymentId);
    if (payment.order_id !== order.razorpay_order_id) return null;
    return await payments.settleNow(payment);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Makes a payment count that a page tells of; the provider itself must say that the money has arrived. */
export async function verifyPayment(payments: Payments, userId: string, asked: Asked): Promise<void> {
  const { database } = payments.parts;
  const { settings } = payments.provider;
  const order = await ownOrder(database, userId, asked);
  const { razorpay_payment_id: paymentId } = asked;
  const signed = { orderId: order.razorpay_order_id ?? '', paymentId };
  if (!isPaymentSignature(asked.razorpay_signature, signed, settings.keySecret)) {
    throw new ApiError(
      'wrong_signature',
      'The payment could not be verified. If you were charged, we will find it within an hour.',
    );
  }
  await checkPlan(payments, order, asked);
  if (await isCounted(database, order, paymentId)) return;
  const settled = await settleAsked(payments, order, paymentId);
  const payment = settled?.payment;
  if (payment?.outcome === 'granted' && payment.status === 'captured') return;
  if (payment?.outcome === 'surplus') {
    throw new ApiError('already_paid', 'Your plan was already paid for. We are refunding the second payment.');
  }
  throw new ApiError('not_captured', 'The money has not arrived yet. Your subscription starts as soon as it does.');
}
