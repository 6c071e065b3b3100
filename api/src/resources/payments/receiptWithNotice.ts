import type { Knex } from 'knex';
import { PaymentModel } from './Payment.model.ts';

/** Returns the receipt number of a user's latest payment that came with a version of the notice to parents; null without one. */
export async function receiptWithNotice(database: Knex, userId: string, noticeVersion: number): Promise<string | null> {
  const payment = await PaymentModel.query(database)
    .withGraphJoined('order.payer', { joinOperation: 'innerJoin' })
    .where('order:payer.user_id', userId)
    .where('order.notice_version', noticeVersion)
    // Also a refunded one: the money has proven an adult when the notice was read.
    .whereNotNull('payments.outcome')
    .orderBy('payments.settled_at', 'desc')
    .first();
  return payment?.order?.receipt ?? null;
}
