import { ApiError } from '../../platform/errors/ApiError.ts';
import { Refused } from './gateway.ts';
import type { Payments } from './Payments.ts';
import { OrderModel } from './Order.model.ts';
import { PaymentModel } from './Payment.model.ts';
import { givenUpMs } from './reconcile.ts';

/** Maximum orders to check, newest first. */
const maxOrders = 8;

/** Returns the orders of a payer that may have been paid without the server knowing. */
async function openOrders({ parts }: Payments, payerId: string): Promise<OrderModel[]> {
  return OrderModel.query(parts.database)
    .where({ payer_id: payerId })
    .whereIn('status', ['created', 'attempted'])
    .whereNotNull('razorpay_order_id')
    .where('created_at', '>', parts.now() - givenUpMs)
    .whereNotExists(PaymentModel.query().whereColumn('payments.order_id', 'payment_orders.id').whereNotNull('outcome'))
    .orderBy('created_at', 'desc')
    .limit(maxOrders);
}

/** Whether a payment of the order was found: it now counts, or is still being processed. */
async function isBeingPaid(payments: Payments, orderId: string): Promise<boolean> {
  try {
    let isFound = false;
    for (const payment of await payments.provider.gateway.paymentsOf(orderId)) {
      if (payment.status !== 'authorized' && payment.status !== 'captured') continue;
      const settled = await payments.settleNow(payment);
      isFound ||= settled?.payment.outcome === 'granted' || settled?.payment.status === 'authorized';
    }
    return isFound;
  } catch (error) {
    // The provider does not know the order: nobody can have paid it.
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * Checks earlier orders for payments the server does not know of, before another order is made. Throws `ApiError` 409
 * `payment_pending` if one is found, which then counts, and `Unreachable` if the provider does not answer.
 */
export async function checkEarlierOrders(payments: Payments, payerId: string): Promise<void> {
  const orders = await openOrders(payments, payerId);
  const found = await Promise.all(orders.map(({ razorpay_order_id: id }) => isBeingPaid(payments, id ?? '')));
  if (!found.includes(true)) return;
  const sentence =
    'We found an earlier payment of yours, so nothing more was charged. Reload the page to see your plan.';
  throw new ApiError('payment_pending', sentence);
}
