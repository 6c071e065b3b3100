import type { DisputeStatus } from '@countertop/contract/payments/disputes';
import type { OwnPayment } from '@countertop/contract/payments/payments';
import { isoOf } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import { disputeOf } from '../provider/disputeOf.ts';
import { changesOf } from '../ledger/ledger.ts';
import { PayerModel } from '../ledger/Payer.model.ts';
import { PaymentModel, type PaymentRow } from '../ledger/Payment.model.ts';
import { refundDeadlineMs, type RefundHistory, refundHistory, refundState } from '../refunds/refundRules.ts';
import { type Change, subscriptionOf } from '../plans/subscription.ts';

/** A payment without what can still be done about it. */
type PastPayment = Omit<OwnPayment, 'refund'>;

function statusOf({ refundedCents: refunded, amountCents: amount }: PaymentRow, dispute: DisputeStatus | null) {
  if (refunded >= amount) return 'refunded';
  return dispute === 'lost' ? 'charged_back' : 'paid';
}

function pastPayment({ order, disputes = [], receipt, ...payment }: PaymentModel): PastPayment[] {
  if (order === undefined) return [];
  const dispute = disputeOf(disputes);
  const endMs = receipt?.endsAt ?? null;
  return [
    {
      receiptNumber: order.receipt,
      paidAt: isoOf(payment.settledAt ?? order.createdAt),
      tier: order.tier,
      period: order.period,
      amountCents: payment.amountCents,
      currency: payment.currency,
      refundedCents: payment.refundedCents,
      status: statusOf(payment, dispute),
      dispute,
      payerName: receipt?.displayName ?? null,
      payerEmail: receipt?.email ?? null,
      paidUntil: endMs === null ? null : isoOf(endMs),
    },
  ];
}

async function receivedPayments(database: Knex, userId: string): Promise<PaymentModel[]> {
  const payments = await PaymentModel.query(database)
    // Inner joins let SQLite start from the payer; with left joins, it scans all payments.
    .withGraphJoined('order.payer', { joinOperation: 'innerJoin' })
    .where('order:payer.userId', userId)
    .whereNotNull('payments.outcome')
    .orderBy([
      { column: 'payments.settledAt', order: 'desc' },
      { column: 'payments.razorpayPaymentId', order: 'desc' },
    ]);
  return PaymentModel.fetchGraph(payments, '[disputes, receipt]', { transaction: database });
}

/** Returns a user's payments, newest first. */
export async function listPayments(database: Knex, userId: string): Promise<PastPayment[]> {
  return (await receivedPayments(database, userId)).flatMap(pastPayment);
}

interface History {
  readonly refunds: RefundHistory;
  readonly changes: readonly Change[];
  readonly nowMs: number;
}

function refundOf(payment: PaymentModel, { refunds, changes, nowMs }: History): OwnPayment['refund'] {
  const state = refundState(payment, refunds, nowMs);
  if (state === 'disputed' && refunds.lost.has(payment.razorpayPaymentId)) return null;
  if (state !== 'available') return state === 'none' || state === 'expired' ? null : { state };
  const { razorpayPaymentId: paymentId } = payment;
  const { tier, endMs } = subscriptionOf([...changes, { kind: 'refunded', atMs: nowMs, paymentId }]);
  const planEndDate = tier === 'free' || endMs === null ? null : isoOf(endMs);
  return { state, until: isoOf(refundDeadlineMs(payment)), planEndDate };
}

/** Returns a user's payments, newest first, each with its self-service refund. */
export async function listRefundablePayments(database: Knex, userId: string, nowMs: number): Promise<OwnPayment[]> {
  const payer = await PayerModel.query(database).findOne({ userId });
  if (payer === undefined) return [];
  const [refunds, changes] = [await refundHistory(database, payer.id), await changesOf(database, payer.id)];
  return (await receivedPayments(database, userId)).flatMap((payment) =>
    pastPayment(payment).map((past) => ({ ...past, refund: refundOf(payment, { refunds, changes, nowMs }) })),
  );
}
