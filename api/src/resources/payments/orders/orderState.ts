import type { OrderState } from '@countertop/contract/payments/payments';
import type { Knex } from 'knex';
import { ApiError } from '../../../platform/errors/ApiError.ts';
import { OrderModel, type OrderRow } from './Order.model.ts';
import { PaymentModel } from '../ledger/Payment.model.ts';

/** Returns a user's own order, by the provider's order ID; undefined for any other order. */
export async function ownOrder(database: Knex, userId: string, orderId: string): Promise<OrderRow | undefined> {
  return OrderModel.query(database).joinRelated('payer').findOne({ 'payer.userId': userId, razorpayOrderId: orderId });
}

/** Returns the stored state of a user's own order, by the provider's order ID. Throws `ApiError` 404 for any other order. */
export async function orderStateOf(database: Knex, userId: string, orderId: string): Promise<OrderState> {
  const order = await ownOrder(database, userId, orderId);
  if (order === undefined) throw new ApiError('order_not_found', 'This account has no such order.');
  if (order.status === 'paid' || order.status === 'refunded') return order.status;
  const settled = await PaymentModel.query(database).where({ orderId: order.id }).whereNotNull('outcome').first();
  if (settled === undefined) return 'open';
  return settled.outcome === 'flagged' ? 'review' : 'refunded';
}
