import type { postVerifyPayment } from '@countertop/contract/payments/payments';
import { periodOf } from '@countertop/contract/payments/plans';
import type { Knex } from 'knex';
import type * as z from 'zod/mini';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { capturePayment } from './capturePayment.ts';
import { ProviderRejected } from '../provider/gateway.ts';
import { appendLedgerEntry } from '../ledger/ledger.ts';
import type { OrderRow } from './Order.model.ts';
import { ownOrder } from './orderState.ts';
import { PaymentModel } from '../ledger/Payment.model.ts';
import { type PaymentContext, requireProvider } from '../PaymentContext.ts';
import { isPaymentSignature } from '../provider/razorpaySignatures.ts';
import type { RecordedUpdate } from '../ledger/recordPaymentUpdate.ts';

type CheckoutResult = z.infer<typeof postVerifyPayment.input>;

async function checkPlan(
  { database, now }: PaymentContext,
  order: OrderRow,
  { tier, isYearlyPlan }: CheckoutResult,
): Promise<void> {
  const period = periodOf(isYearlyPlan);
  if (order.tier === tier && order.period === period) return;
  const detail = `other plan for ${order.receipt}`;
  await appendLedgerEntry(database, order.payerId, { kind: 'refused', tier, period, detail, at: now() });
  throw new ApiError(
    'plan_mismatch',
    'This payment is for a different plan than the one you ordered. Contact us and we’ll fix it.',
  );
}

/** Whether the payment was captured and paid for this order. */
async function isGranted(database: Knex, order: OrderRow, paymentId: string): Promise<boolean> {
  const payment = await PaymentModel.query(database).findById(paymentId);
  return payment?.orderId === order.id && payment.outcome === 'granted' && payment.status === 'captured';
}

async function captureFor(context: PaymentContext, order: OrderRow, paymentId: string): Promise<RecordedUpdate | null> {
  try {
    const payment = await requireProvider(context).gateway.payment(paymentId);
    if (payment.order_id !== order.razorpayOrderId) return null;
    return await capturePayment(context, payment);
  } catch (error) {
    if (error instanceof ProviderRejected) return null;
    throw error;
  }
}

/** Verifies a payment reported by the checkout page against the provider's API and applies it. Throws `ApiError` if it doesn't count. */
export async function verifyPayment(context: PaymentContext, userId: string, result: CheckoutResult): Promise<void> {
  const { database } = context;
  const { settings } = requireProvider(context);
  const order = await ownOrder(database, userId, result.razorpay_order_id);
  if (order === undefined || result.userId !== userId) {
    // Also for an order of somebody else, so as not to reveal that it exists.
    throw new ApiError('order_not_found', 'This account has no such order. Start the payment again.');
  }
  const { razorpay_payment_id: paymentId } = result;
  const signed = { orderId: order.razorpayOrderId ?? '', paymentId };
  if (!isPaymentSignature(result.razorpay_signature, signed, settings.keySecret)) {
    throw new ApiError(
      'wrong_signature',
      'The payment could not be verified. If you were charged, we will find it within an hour.',
    );
  }
  await checkPlan(context, order, result);
  if (await isGranted(database, order, paymentId)) return;
  const recorded = await captureFor(context, order, paymentId);
  const payment = recorded?.payment;
  if (payment?.outcome === 'granted' && payment.status === 'captured') return;
  if (payment?.outcome === 'surplus') {
    throw new ApiError('already_paid', 'Your plan was already paid for. We are refunding the second payment.');
  }
  throw new ApiError('not_captured', 'The money has not arrived yet. Your subscription starts as soon as it does.');
}
