import type { AdminPayment, AdminPaymentPage, PaymentHistoryEntry } from '@countertop/contract/payments/adminPayments';
import { paymentPageSize } from '@countertop/contract/payments/metrics.limits';
import { isoOf } from '@countertop/contract/shared/time';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { ApiError } from '../../platform/errors/ApiError.ts';
import { logAction } from '../audit/auditLog.ts';
import { applyPaymentUpdate } from './ledger/applyPaymentUpdate.ts';
import { DisputeModel } from './ledger/Dispute.model.ts';
import { disputeOf } from './provider/disputeOf.ts';
import { LedgerEntryModel } from './ledger/LedgerEntry.model.ts';
import { PaymentModel } from './ledger/Payment.model.ts';
import type { PaymentContext } from './PaymentContext.ts';
import { RefundModel } from './ledger/Refund.model.ts';
import { webhookSilenceSince } from './provider/webhookSilence.ts';

const undecided = ['open', 'action_required', 'under_review'] as const;
const graph = '[order.payer.user, disputes, refunds]';

/** A page of payments, and the accounts whose payments it shows. */
export interface PaymentList {
  readonly page: AdminPaymentPage;
  readonly userIds: readonly string[];
  /** Number of payers whose payments are shown, including erased ones. */
  readonly people: number;
}

function statusOf({ refundedCents, amountCents, outcome, disputes = [] }: PaymentModel): AdminPayment['status'] {
  if (refundedCents >= amountCents) return 'refunded';
  if (disputeOf(disputes) === 'lost') return 'charged_back';
  if (outcome === 'granted') return 'paid';
  return outcome === 'flagged' ? 'review' : 'unneeded';
}

function hasFailedRefund({ refundedCents, amountCents, refunds = [] }: PaymentModel): boolean {
  return refundedCents < amountCents && refunds.some(({ status }) => status === 'failed');
}

function toDispute(disputes: readonly DisputeModel[]): AdminPayment['dispute'] {
  const status = disputeOf(disputes);
  const dispute = disputes.find((each) => each.status === status);
  if (dispute === undefined) return null;
  const { phase, reason, respondBy: byMs } = dispute;
  return { status: dispute.status, phase, reason, respondBy: byMs === null ? null : isoOf(byMs) };
}

function toAdminPayment(payment: PaymentModel): AdminPayment[] {
  const { order, disputes = [] } = payment;
  if (order === undefined) return [];
  return [
    {
      paymentId: payment.razorpayPaymentId,
      receiptNumber: order.receipt,
      email: order.payer?.user?.email ?? null,
      tier: order.tier,
      period: order.period,
      amountCents: payment.amountCents,
      refundedCents: payment.refundedCents,
      currency: payment.currency,
      paidAt: isoOf(payment.settledAt ?? order.createdAt),
      status: statusOf(payment),
      dispute: toDispute(disputes),
      hasFailedRefund: hasFailedRefund(payment),
    },
  ];
}

const received = (database: Knex) => PaymentModel.query(database).whereNotNull('payments.outcome');

/** Returns the payments with an undecided dispute, a failed refund or a wrong amount, oldest first. */
function attentionPayments(database: Knex): Promise<PaymentModel[]> {
  const disputed = DisputeModel.query()
    .whereIn('status', [...undecided])
    .select('paymentId');
  const failed = RefundModel.query().where({ status: 'failed' }).select('paymentId');
  return received(database)
    .whereColumn('refundedCents', '<', 'amountCents')
    .where((due) => {
      void due
        .where({ outcome: 'flagged' })
        .orWhereIn('razorpayPaymentId', disputed)
        .orWhereIn('razorpayPaymentId', failed);
    })
    .orderBy(['settledAt', 'razorpayPaymentId'])
    .limit(paymentPageSize)
    .withGraphFetched(graph)
    .execute();
}

/** Selects the payments of an account, a receipt or a payment ID. */
function find(text: string) {
  return (query: QueryBuilder<PaymentModel>) =>
    void query.whereIn(
      'razorpayPaymentId',
      PaymentModel.query()
        .leftJoinRelated('order.payer.user')
        .where('order:payer:user.email', text.toLowerCase())
        .orWhere('order.receipt', text.toUpperCase())
        .orWhere('razorpayPaymentId', text)
        .select('razorpayPaymentId'),
    );
}

/** Selects the payments after the last one of the previous page. */
function olderThan({ settledAt: settledMs, razorpayPaymentId: id }: PaymentModel) {
  return (query: QueryBuilder<PaymentModel>) =>
    void query.where((older) => {
      void older
        .where('settledAt', '<', settledMs ?? 0)
        .orWhere((same) => void same.where('settledAt', settledMs ?? 0).where('razorpayPaymentId', '<', id));
    });
}

/** Returns a page of payments. `after` is the payment ID of the previous page's last payment. */
export async function listAllPayments(
  database: Knex,
  { after, find: wanted }: { readonly after?: string | undefined; readonly find?: string | undefined },
  nowMs: number,
): Promise<PaymentList> {
  const previous = after === undefined ? undefined : await PaymentModel.query(database).findById(after);
  const rows = await received(database)
    .modify((query) => {
      if (wanted !== undefined) find(wanted.trim())(query);
      if (previous !== undefined) olderThan(previous)(query);
    })
    .orderBy([
      { column: 'settledAt', order: 'desc' },
      { column: 'razorpayPaymentId', order: 'desc' },
    ])
    .limit(paymentPageSize + 1)
    .withGraphFetched(graph);
  const attention = after === undefined && wanted === undefined ? await attentionPayments(database) : [];
  const shown = rows.slice(0, paymentPageSize);
  const silentMs = await webhookSilenceSince(database, nowMs);
  const page = {
    attention: attention.flatMap(toAdminPayment),
    payments: shown.flatMap(toAdminPayment),
    next: rows.length > paymentPageSize ? (shown.at(-1)?.razorpayPaymentId ?? null) : null,
    silentSince: silentMs === null ? null : isoOf(silentMs),
  };
  const payers = [...attention, ...shown].flatMap(({ order }) => order?.payer ?? []);
  const userIds = [...new Set(payers.flatMap(({ userId: id }) => id ?? []))];
  return { page, userIds, people: new Set(payers.map(({ id }) => id)).size };
}

async function payerOf(database: Knex, paymentId: string) {
  const payment = await received(database).findById(paymentId).withGraphFetched('order.payer');
  const payer = payment?.order?.payer;
  if (!payment || !payer) throw new ApiError('payment_not_found', 'There is no such payment. Reload the list.');
  return { payment, payer };
}

/** The ledger of a payer, and the account if it is not erased. */
export interface PayerHistory {
  readonly entries: PaymentHistoryEntry[];
  readonly userIds: readonly string[];
}

/** Returns the ledger of the payer of a payment, newest first. Throws `ApiError` 404 if there is no such payment. */
export async function readHistory(database: Knex, paymentId: string): Promise<PayerHistory> {
  const { payer } = await payerOf(database, paymentId);
  const rows = await LedgerEntryModel.query(database).where({ payerId: payer.id }).orderBy('id', 'desc');
  const entries = rows.map((row) => ({
    id: row.id,
    at: isoOf(row.at),
    kind: row.kind,
    paymentId: row.paymentId,
    amountCents: row.amountCents,
    tier: row.tier,
    detail: row.detail,
  }));
  return { entries, userIds: payer.userId === null ? [] : [payer.userId] };
}

/** Records that the money of a failed refund was returned in another way, and logs it for audit. */
export async function recordReturned(context: PaymentContext, adminId: string, paymentId: string): Promise<void> {
  const { database, now } = context;
  const { payment, payer } = await payerOf(database, paymentId);
  await payment.$fetchGraph('[order, refunds]', { transaction: database });
  if (!hasFailedRefund(payment)) return;
  const { amountCents, refundedCents, currency, order } = payment;
  const id = `returned ${paymentId}`;
  const refund = { id, amountCents: amountCents - refundedCents, status: 'processed' } as const;
  const update = {
    paymentId,
    orderId: order?.razorpayOrderId ?? '',
    status: 'captured',
    amountCents,
    currency,
  } as const;
  const userIds = payer.userId === null ? [] : [payer.userId];
  await applyPaymentUpdate(context, { ...update, refundedCents: amountCents, refund }, async (trx) => {
    await logAction(trx, { adminId, action: 'payment_returned', userIds, people: 1 }, now());
    return true;
  });
}

/** Returns the number of payments that a person has to do something about. */
export async function countAttention(database: Knex): Promise<number> {
  return (await attentionPayments(database)).length;
}
