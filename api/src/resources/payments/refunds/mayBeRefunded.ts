import { isUndecided } from '@countertop/contract/payments/disputes';
import type { Knex } from 'knex';
import { DisputeModel } from '../ledger/Dispute.model.ts';
import { PaymentModel } from '../ledger/Payment.model.ts';
import { RefundModel } from '../ledger/Refund.model.ts';

/** Matches the disputes in which the bank has taken, or may take, the money: a refund on top would pay twice. */
export function standingDisputes(database?: Knex) {
  return DisputeModel.query(database).whereNotIn('status', ['won', 'closed']);
}

/** Whether a payment can be refunded without a decision by a person: it is not disputed, and no refund of it has failed. */
export async function mayBeRefunded(database: Knex, paymentId: string): Promise<boolean> {
  const dispute = await standingDisputes(database).findOne({ paymentId });
  if (dispute !== undefined) return false;
  return (await RefundModel.query(database).findOne({ paymentId, status: 'failed' })) === undefined;
}

/** Reasons that keep payments from being refunded, by payment ID. */
export interface RefundObstacles {
  readonly disputed: ReadonlySet<string>;
  readonly lost: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
}

/** Returns what keeps the payments of a payer from being refunded. */
export async function refundObstacles(database: Knex, payerId: string): Promise<RefundObstacles> {
  const own = () =>
    PaymentModel.query().joinRelated('order').where('order.payerId', payerId).select('razorpayPaymentId');
  const disputes = await standingDisputes(database).whereIn('paymentId', own());
  const failures = await RefundModel.query(database).where({ status: 'failed' }).whereIn('paymentId', own());
  const paymentsOf = (rows: readonly { readonly paymentId: string }[]) => new Set(rows.map(({ paymentId: id }) => id));
  return {
    disputed: paymentsOf(disputes.filter(({ status }) => isUndecided(status))),
    lost: paymentsOf(disputes.filter(({ status }) => !isUndecided(status))),
    failed: paymentsOf(failures),
  };
}
