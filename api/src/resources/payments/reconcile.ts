import { Refused } from './gateway.ts';
import type { Payments } from './Payments.ts';
import { OrderModel } from './Order.model.ts';
import { PaymentModel } from './Payment.model.ts';
import { sendPlanEndReminders } from './planEndReminders.ts';
import { sendReceipts } from './receipts.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** A younger order is most likely still being paid (Razorpay, best practices). */
const openMs = 15 * minuteMs;
/** Payments can be authorised three days late, and the provider repeats its calls for up to seven. */
export const givenUpMs = 7 * dayMs;
/** In its first hour an order is asked about at each round, later once an hour. */
const youngMs = 60 * minuteMs;
/** One after the other, so a round ends before the next and the provider is not flooded. */
const ordersARound = 100;

/** Returns the orders that may have been paid without the server knowing, least recently checked first. */
async function openOrders({ parts: { database, now } }: Payments): Promise<OrderModel[]> {
  const nowMs = now();
  return OrderModel.query(database)
    .whereIn('status', ['created', 'attempted'])
    .whereNotNull('razorpay_order_id')
    .where('created_at', '<=', nowMs - openMs)
    .where('created_at', '>', nowMs - givenUpMs)
    .where((due) => {
      void due
        .whereNull('checked_at')
        .orWhere('created_at', '>', nowMs - youngMs)
        .orWhere('checked_at', '<=', nowMs - youngMs);
    })
    .orderByRaw('coalesce(checked_at, 0)')
    .limit(ordersARound);
}

async function lookAt(payments: Payments, { id, razorpay_order_id: orderId }: OrderModel): Promise<void> {
  const { database, now, log } = payments.parts;
  try {
    const tries = orderId === null ? [] : await payments.provider.gateway.paymentsOf(orderId);
    for (const payment of tries) await payments.settleNow(payment);
  } catch (error) {
    // The provider does not know it: nothing to be found, now or later.
    if (!(error instanceof Refused)) throw error;
    log.warn({ err: error, order: id }, 'the payment service refused to tell of an order');
  }
  await OrderModel.query(database).findById(id).patch({ checked_at: now() });
}

/** Returns the payments that pay for nothing and have not been refunded. */
async function tooMuch({ parts: { database } }: Payments): Promise<PaymentModel[]> {
  return PaymentModel.query(database)
    .whereIn('outcome', ['surplus', 'unclaimed'])
    .whereNot({ status: 'refunded' })
    .limit(ordersARound);
}

/** Finds what was paid without our hearing of it, gives back what was too much, and sends mails that did not leave. */
export async function reconcile(payments: Payments): Promise<void> {
  const { log } = payments.parts;
  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    if (payments.isStopping) return;
    try {
      await work();
    } catch (error) {
      if (!payments.isStopping)
        log.error({ err: error, what }, 'reconciling payments failed; the next round tries again');
    }
  };
  if (payments.isOpen) {
    for (const order of await openOrders(payments)) await attempt('order', () => lookAt(payments, order));
    for (const payment of await tooMuch(payments)) await attempt('refund', () => payments.refund(payment));
  }
  await attempt('receipts', () => sendReceipts(payments.parts));
  await attempt('reminders', () => sendPlanEndReminders(payments.parts));
}
