import { appendLedgerEntry, type LedgerEntry, lockUser, recordSubscriptionChange } from './ledger.ts';
import { LedgerEntryModel } from './LedgerEntry.model.ts';
import type { PaymentRow } from './Payment.model.ts';
import type { PaymentUpdate, RefundUpdate } from './PaymentUpdate.ts';
import type { Recording } from './Recording.ts';
import { RefundModel } from './Refund.model.ts';
import { nextRefundStatus } from '../provider/statuses.ts';

/** A payment after a refund, not yet stored, and the account whose subscription changed; null if none did. */
export interface RecordedRefund {
  readonly payment: PaymentRow;
  readonly userId: string | null;
}

/** Stores a refund by its ID. Returns whether it has just failed. */
async function storeRefund({ trx, nowMs }: Recording, paymentId: string, refund: RefundUpdate): Promise<boolean> {
  const { id, amountCents, status: reported } = refund;
  const known = await RefundModel.query(trx).findById(id);
  const status = known === undefined ? reported : nextRefundStatus(known.status, reported);
  if (status === known?.status) return false;
  if (known === undefined) {
    const row = { razorpayRefundId: id, paymentId, amountCents, reportedAt: nowMs };
    await RefundModel.query(trx).insert({ ...row, status, failureMailedAt: null });
  } else await RefundModel.query(trx).findById(id).patch({ status, reportedAt: nowMs });
  return status === 'failed';
}

/** Returns the total refunded after an update, whichever of its events arrived first. */
async function totalRefunded(
  { trx }: Recording,
  { razorpayPaymentId: id, amountCents: amount, refundedCents: before }: PaymentRow,
  { refundedCents, refund }: PaymentUpdate,
  hasJustFailed: boolean,
): Promise<number> {
  if (refund === undefined) return Math.max(before, refundedCents);
  const refunds = await RefundModel.query(trx).where({ paymentId: id });
  const sum = (isFailed: boolean) =>
    refunds
      .filter(({ status }) => status !== 'pending' && (status === 'failed') === isFailed)
      .reduce((total, { amountCents: cents }) => total + cents, 0);
  if (hasJustFailed) return Math.min(amount, Math.max(sum(false), before - refund.amountCents));
  if (refund.status !== 'processed') return before;
  // The provider's total may include refunds that have failed since.
  return Math.min(amount, Math.max(before, sum(false), refundedCents - sum(true)));
}

/** Adds an entry that changes the subscription if `user` is given. Returns the ID of that account. */
async function append({ trx, order }: Recording, isPlanChanged: boolean, entry: LedgerEntry): Promise<string | null> {
  const user = isPlanChanged ? await lockUser(trx, order.payerId) : undefined;
  if (user === undefined) {
    await appendLedgerEntry(trx, order.payerId, entry);
    return null;
  }
  await recordSubscriptionChange(trx, order.payerId, user, entry);
  return user.id;
}

/** Whether the plan of a payment ended because the payment was refunded in full. */
async function hasEndedPlan({ trx }: Recording, paymentId: string): Promise<boolean> {
  const last = await LedgerEntryModel.query(trx)
    .where({ paymentId })
    .whereIn('kind', ['refunded', 'refund_failed'])
    .whereNotNull('reference')
    .orderBy('id', 'desc')
    .first();
  return last?.kind === 'refunded';
}

/**
 * Records a refund, or that one failed. A full refund ends what the payment paid for; the plan comes back if the refund fails.
 */
export async function recordRefund(
  recording: Recording,
  payment: PaymentRow,
  update: PaymentUpdate,
): Promise<RecordedRefund> {
  const { refund } = update;
  const { razorpayPaymentId: paymentId, amountCents: amount, refundedCents: before } = payment;
  const hasJustFailed = refund !== undefined && (await storeRefund(recording, paymentId, refund));
  const total = await totalRefunded(recording, payment, update, hasJustFailed);
  const isFull = total >= amount;
  const at = recording.nowMs;
  const after: PaymentRow =
    payment.outcome === null || (total === before && refund === undefined)
      ? { ...payment, refundedCents: total }
      : { ...payment, refundedCents: total, status: isFull ? 'refunded' : 'captured' };
  if (hasJustFailed) {
    const entry = {
      kind: 'refund_failed',
      paymentId,
      reference: refund.id,
      detail: refund.id,
      amountCents: refund.amountCents,
      at,
    } as const;
    const isPlanRestored = payment.outcome === 'granted' && !isFull && (await hasEndedPlan(recording, paymentId));
    return { payment: after, userId: await append(recording, isPlanRestored, entry) };
  }
  if (total <= before) return { payment: after, userId: null };
  const reference = `${paymentId} ${refund?.id ?? total}`;
  const isPlanEnded = payment.outcome === 'granted' && isFull;
  const entry = { paymentId, reference, amountCents: total - before, at };
  const user = isPlanEnded ? await lockUser(recording.trx, recording.order.payerId) : undefined;
  const kind = user === undefined ? 'given_back' : 'refunded';
  return { payment: after, userId: await append(recording, user !== undefined, { ...entry, kind }) };
}
