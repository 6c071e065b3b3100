import type { Knex } from 'knex';
import { PaymentModel } from '../ledger/Payment.model.ts';

/** A payment that came with the notice to parents. */
export interface NoticeReceipt {
  readonly receipt: string;
  /** Milliseconds since 1970 UTC. */
  readonly paidAtMs: number;
}

/** Returns a user's latest payment that came with a version of the notice to parents; null without one. */
export async function receiptWithNotice(
  database: Knex,
  userId: string,
  noticeVersion: number,
): Promise<NoticeReceipt | null> {
  const payment = await PaymentModel.query(database)
    .withGraphJoined('order.payer', { joinOperation: 'innerJoin' })
    .where('order:payer.userId', userId)
    .where('order.noticeVersion', noticeVersion)
    // Also a refunded one: the money has proven an adult when the notice was read.
    .whereNotNull('payments.outcome')
    .orderBy('payments.settledAt', 'desc')
    .first();
  if (payment?.order === undefined) return null;
  return { receipt: payment.order.receipt, paidAtMs: payment.settledAt ?? payment.order.createdAt };
}
