import { hourMs, minuteMs } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { refundPayment } from '../ledger/applyPaymentUpdate.ts';
import { capturePayment } from '../orders/capturePayment.ts';
import { openOrders } from '../orders/earlierOrders.ts';
import { ProviderRejected } from './gateway.ts';
import { LedgerEntryModel } from '../ledger/LedgerEntry.model.ts';
import { standingDisputes } from '../refunds/mayBeRefunded.ts';
import { OrderModel } from '../orders/Order.model.ts';
import { PaymentModel } from '../ledger/Payment.model.ts';
import { type PaymentContext, requireProvider } from '../PaymentContext.ts';
import { sendPlanEndReminders } from '../plans/planEndReminders.ts';
import { sendReceipts } from '../receipts/receipts.ts';
import { RefundModel } from '../ledger/Refund.model.ts';
import { sendPaymentNotices } from '../receipts/sendPaymentNotices.ts';
import { watchWebhooks } from './webhookSilence.ts';

/** Minimum age of an order to check. Younger ones are most likely still being paid (Razorpay, best practices). */
const minAgeMs = 15 * minuteMs;
/** Maximum orders per run, so that a run ends before the next one starts and doesn't flood the provider. */
const ordersPerRun = 100;

/** Returns the orders to check, least recently checked first. In its first hour, an order is checked in every run, later once an hour. */
async function dueOrders(context: PaymentContext): Promise<OrderModel[]> {
  const nowMs = context.now();
  return openOrders(context)
    .where('createdAt', '<=', nowMs - minAgeMs)
    .where((due) => {
      void due
        .whereNull('checkedAt')
        .orWhere('createdAt', '>', nowMs - hourMs)
        .orWhere('checkedAt', '<=', nowMs - hourMs);
    })
    .orderByRaw('coalesce(checked_at, 0)')
    .limit(ordersPerRun);
}

async function checkOrder(context: PaymentContext, { id, razorpayOrderId: orderId }: OrderModel): Promise<void> {
  const { database, now, log } = context;
  try {
    const attempts = orderId === null ? [] : await requireProvider(context).gateway.paymentsOf(orderId);
    for (const payment of attempts) await capturePayment(context, payment);
  } catch (error) {
    // The provider doesn't know the order, so it can't have been paid.
    if (!(error instanceof ProviderRejected)) throw error;
    log.warn({ err: error, order: id }, 'the payment service rejected a request for an order');
  }
  await OrderModel.query(database).findById(id).patch({ checkedAt: now() });
}

/** Matches payments that can be refunded without a decision by a person, as `mayBeRefunded` does. */
const refundable = (database: Knex) =>
  PaymentModel.query(database)
    .whereNotIn('razorpayPaymentId', standingDisputes().select('paymentId'))
    .whereNotIn('razorpayPaymentId', RefundModel.query().where({ status: 'failed' }).select('paymentId'));

/** Returns the payments that pay for nothing and have not been refunded. */
async function unrefundedPayments({ database }: PaymentContext): Promise<PaymentModel[]> {
  return refundable(database)
    .whereIn('outcome', ['surplus', 'unclaimed'])
    .whereNot({ status: 'refunded' })
    .limit(ordersPerRun);
}

/** Returns the payments whose payer asked for a refund that the provider has not made yet. */
async function requestedRefunds({ database }: PaymentContext): Promise<PaymentModel[]> {
  return refundable(database)
    .whereIn('razorpayPaymentId', LedgerEntryModel.query().where({ kind: 'refund_requested' }).select('paymentId'))
    .whereColumn('refundedCents', '<', 'amountCents')
    .limit(ordersPerRun);
}

/** Finds unreported payments, makes refunds that are due, and sends emails that are due. */
export async function reconcile(context: PaymentContext): Promise<void> {
  const { provider, log, stopping } = context;
  const attempt = async (task: string, work: () => Promise<unknown>): Promise<void> => {
    if (stopping.signal.aborted) return;
    try {
      await work();
    } catch (error) {
      if (!stopping.signal.aborted)
        log.error({ err: error, task }, 'reconciling payments failed; the next run tries again');
    }
  };
  if (provider !== null) {
    for (const order of await dueOrders(context)) await attempt('order', () => checkOrder(context, order));
    for (const payment of [...(await unrefundedPayments(context)), ...(await requestedRefunds(context))])
      await attempt('refund', () => refundPayment(context, payment));
    await attempt('webhooks', () => watchWebhooks(context));
  }
  await attempt('receipts', () => sendReceipts(context));
  await attempt('notices', () => sendPaymentNotices(context));
  await attempt('reminders', () => sendPlanEndReminders(context));
}
