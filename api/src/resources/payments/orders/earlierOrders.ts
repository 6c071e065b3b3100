import { dayMs } from '@countertop/contract/shared/time';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { capturePayment } from './capturePayment.ts';
import { ProviderRejected } from '../provider/gateway.ts';
import { type PaymentContext, requireProvider } from '../PaymentContext.ts';
import { OrderModel } from './Order.model.ts';
import { PaymentModel } from '../ledger/Payment.model.ts';

/** Maximum age of an order to check. Payments can be authorized three days late, and webhooks are repeated for seven days. */
const maxAgeMs = 7 * dayMs;
/** Maximum orders to check, newest first. */
const maxOrders = 8;

/** Selects the orders that may have been paid without the server knowing. */
export function openOrders({ database, now }: PaymentContext) {
  return OrderModel.query(database)
    .whereIn('status', ['created', 'attempted'])
    .whereNotNull('razorpayOrderId')
    .where('createdAt', '>', now() - maxAgeMs);
}

/** Returns the latest open orders of a payer that no payment has settled. */
async function unsettledOrders(context: PaymentContext, payerId: string): Promise<OrderModel[]> {
  return openOrders(context)
    .where({ payerId })
    .whereNotExists(PaymentModel.query().whereColumn('payments.orderId', 'payment_orders.id').whereNotNull('outcome'))
    .orderBy('createdAt', 'desc')
    .limit(maxOrders);
}

/** Whether a payment of the order was found: it now counts, or is still being processed. */
async function isBeingPaid(context: PaymentContext, orderId: string): Promise<boolean> {
  try {
    let isFound = false;
    for (const payment of await requireProvider(context).gateway.paymentsOf(orderId)) {
      if (payment.status !== 'authorized' && payment.status !== 'captured') continue;
      const recorded = await capturePayment(context, payment);
      isFound ||= recorded?.payment.outcome === 'granted' || recorded?.payment.status === 'authorized';
    }
    return isFound;
  } catch (error) {
    // The provider doesn't know the order, so nobody can have paid it.
    if (error instanceof ProviderRejected) return false;
    throw error;
  }
}

/**
 * Checks earlier orders for payments the server doesn't know yet, before another order is created. Throws `ApiError` 409
 * `payment_pending` if one is found, which then counts, and `ProviderUnreachable` if the provider does not respond.
 */
export async function checkEarlierOrders(context: PaymentContext, payerId: string): Promise<void> {
  const orders = await unsettledOrders(context, payerId);
  const found = await Promise.all(orders.map(({ razorpayOrderId: id }) => isBeingPaid(context, id ?? '')));
  if (!found.includes(true)) return;
  const sentence =
    'We found an earlier payment of yours, so nothing more was charged. Reload the page to see your plan.';
  throw new ApiError('payment_pending', sentence);
}
