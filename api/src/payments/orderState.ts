import type { OrderState } from '@countertop/contract/payments';
import type { Knex } from 'knex';
import { Problem } from '../problem.ts';
import type { OrderRow, PaymentRow } from './payments.table.ts';

/**
 * Returns the state of a person's own order, by the provider's id, from what is stored. Throws `Problem` 404 for any other
 * order.
 */
export async function orderStateOf(database: Knex, userId: string, orderId: string): Promise<OrderState> {
  const order: Pick<OrderRow, 'id' | 'status'> | undefined = await database('payment_orders')
    .join('payers', 'payers.id', 'payment_orders.payer_id')
    .where({ 'payers.user_id': userId, 'payment_orders.razorpay_order_id': orderId })
    .first('payment_orders.id', 'payment_orders.status');
  if (order === undefined) throw new Problem(404, 'no_order', 'There is no such order of this account.');
  if (order.status === 'paid' || order.status === 'refunded') return order.status;
  const settled: Pick<PaymentRow, 'outcome'> | undefined = await database('payments')
    .where({ order_id: order.id })
    .whereNotNull('outcome')
    .first('outcome');
  if (settled === undefined) return 'open';
  return settled.outcome === 'flagged' ? 'review' : 'refunded';
}
