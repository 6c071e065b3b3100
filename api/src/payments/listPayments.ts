import type { OwnPayment } from '@countertop/contract/payments';
import type { Knex } from 'knex';
import type { OrderRow, PaymentRow } from './payments.table.ts';

type Row = PaymentRow & Pick<OrderRow, 'receipt' | 'tier' | 'period' | 'created_at'>;

/** A person's payments, newest first. */
export async function listPayments(database: Knex, userId: string): Promise<OwnPayment[]> {
  const rows: Row[] = await database('payments')
    .join('payment_orders', 'payment_orders.id', 'payments.order_id')
    .join('payers', 'payers.id', 'payment_orders.payer_id')
    .where({ 'payers.user_id': userId })
    .whereNotNull('payments.outcome')
    .orderBy([
      { column: 'payments.settled_at', order: 'desc' },
      { column: 'payments.razorpay_payment_id', order: 'desc' },
    ])
    .select(
      'payments.*',
      'payment_orders.receipt',
      'payment_orders.tier',
      'payment_orders.period',
      'payment_orders.created_at',
    );
  return rows.map((row) => ({
    receiptNumber: row.receipt,
    paidAt: new Date(row.settled_at ?? row.created_at).toISOString(),
    tier: row.tier,
    period: row.period,
    amountCents: row.amount_cents,
    currency: row.currency,
    refundedCents: row.refunded_cents,
    status: row.refunded_cents >= row.amount_cents ? 'refunded' : 'paid',
  }));
}
