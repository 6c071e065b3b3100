import type { OwnPayment } from '@countertop/contract/payments';
import type { Knex } from 'knex';
import { changesOf } from './ledger.ts';
import { PayerModel } from './Payer.model.ts';
import { PaymentModel } from './Payment.model.ts';
import { refundDeadlineMs, refundRequests, refundState, type RefundRequest } from './refundRules.ts';
import { type Change, subscriptionOf } from './subscription.ts';

const isoOf = (ms: number) => new Date(ms).toISOString();

/** A payment without what can still be done about it. */
type PastPayment = Omit<OwnPayment, 'refund'>;

function pastPayment({ order, ...payment }: PaymentModel): PastPayment[] {
  if (order === undefined) return [];
  return [
    {
      receiptNumber: order.receipt,
      paidAt: isoOf(payment.settled_at ?? order.created_at),
      tier: order.tier,
      period: order.period,
      amountCents: payment.amount_cents,
      currency: payment.currency,
      refundedCents: payment.refunded_cents,
      status: payment.refunded_cents >= payment.amount_cents ? 'refunded' : 'paid',
    },
  ];
}

function receivedPayments(database: Knex, userId: string): Promise<PaymentModel[]> {
  return (
    PaymentModel.query(database)
      // Inner joins let SQLite start from the payer; with left joins, it scans all payments.
      .withGraphJoined('order.payer', { joinOperation: 'innerJoin' })
      .where('order:payer.user_id', userId)
      .whereNotNull('payments.outcome')
      .orderBy([
        { column: 'payments.settled_at', order: 'desc' },
        { column: 'payments.razorpay_payment_id', order: 'desc' },
      ])
      .execute()
  );
}

/** Returns a user's payments, newest first. */
export async function listPayments(database: Knex, userId: string): Promise<PastPayment[]> {
  return (await receivedPayments(database, userId)).flatMap(pastPayment);
}

interface History {
  readonly requests: readonly RefundRequest[];
  readonly changes: readonly Change[];
  readonly nowMs: number;
}

function refundOf(payment: PaymentModel, { requests, changes, nowMs }: History): OwnPayment['refund'] {
  const state = refundState(payment, requests, nowMs);
  if (state !== 'available') return state === 'none' || state === 'expired' ? null : { state };
  const { razorpay_payment_id: paymentId } = payment;
  const { tier, endMs } = subscriptionOf([...changes, { kind: 'refunded', atMs: nowMs, paymentId }]);
  const planEndDate = tier === 'free' || endMs === null ? null : isoOf(endMs);
  return { state, until: isoOf(refundDeadlineMs(payment)), planEndDate };
}

/** Returns a user's payments, newest first, each with its self-service refund. */
export async function listRefundablePayments(database: Knex, userId: string, nowMs: number): Promise<OwnPayment[]> {
  const payer = await PayerModel.query(database).findOne({ user_id: userId });
  if (payer === undefined) return [];
  const [requests, changes] = [await refundRequests(database, payer.id), await changesOf(database, payer.id)];
  return (await receivedPayments(database, userId)).flatMap((payment) =>
    pastPayment(payment).map((past) => ({ ...past, refund: refundOf(payment, { requests, changes, nowMs }) })),
  );
}
