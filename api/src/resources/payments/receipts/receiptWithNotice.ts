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
    .where('order:payer.user_id', userId)
    .where('order.notice_version', noticeVersion)
    // Also a refunded one: the money has proven an adult when the notice was read.
    .whereNotNull('payments.outcome')
    .orderBy('payments.settled_at', 'desc')
    .first();
  if (payment?.order === undefined) return null;
  return { receipt: payment.order.receipt, paidAtMs: payment.settled_at ?? payment.order.created_at };
}
