import type { OwnPayment } from '@countertop/contract/payments';
import type { Knex } from 'knex';
import { PaymentModel } from './Payment.model.ts';

/** Returns a user's payments, newest first. */
export async function listPayments(database: Knex, userId: string): Promise<OwnPayment[]> {
  const payments = await PaymentModel.query(database)
    // Inner joins let SQLite start from the payer; with left joins, it scans all payments.
    .withGraphJoined('order.payer', { joinOperation: 'innerJoin' })
    .where('order:payer.user_id', userId)
    .whereNotNull('payments.outcome')
    .orderBy([
      { column: 'payments.settled_at', order: 'desc' },
      { column: 'payments.razorpay_payment_id', order: 'desc' },
    ]);
  return payments.flatMap(({ order, ...payment }) => {
    if (order === undefined) return [];
    return {
      receiptNumber: order.receipt,
      paidAt: new Date(payment.settled_at ?? order.created_at).toISOString(),
      tier: order.tier,
      period: order.period,
      amountCents: payment.amount_cents,
      currency: payment.currency,
      refundedCents: payment.refunded_cents,
      status: payment.refunded_cents >= payment.amount_cents ? 'refunded' : 'paid',
    };
  });
}
