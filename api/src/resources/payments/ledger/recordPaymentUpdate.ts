import type { Knex } from 'knex';
import type { UserRow } from '../../people/Account.model.ts';
import { appendLedgerEntry, lockUser, recordSubscriptionChange } from './ledger.ts';
import { OrderModel, type OrderRow } from '../orders/Order.model.ts';
import { type Outcome, PaymentModel, type PaymentRow } from './Payment.model.ts';
import type { PaymentContext } from '../PaymentContext.ts';
import { PaymentReceiptModel } from '../receipts/PaymentReceipt.model.ts';
import type { PaymentUpdate } from './PaymentUpdate.ts';
import { recordDispute } from './recordDispute.ts';
import { recordRefund } from './recordRefund.ts';
import type { Recording } from './Recording.ts';
import { hasBetterPlan, isRunning } from '../plans/runningPlan.ts';
import { nextOrderStatus, nextPaymentStatus, type PaymentStatus } from '../provider/statuses.ts';

/** A payment and its order after an update. */
export interface RecordedUpdate {
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  /** The account whose subscription changed; null if none did. */
  readonly userId: string | null;
}

/** Returns the stored payment, inserted if it is new. The order is locked, so no other process can insert it. */
async function findPayment({ trx, order }: Recording, update: PaymentUpdate): Promise<PaymentRow> {
  const known = await PaymentModel.query(trx).findById(update.paymentId);
  if (known) return known;
  const created: PaymentRow = {
    razorpayPaymentId: update.paymentId,
    orderId: order.id,
    status: 'created',
    outcome: null,
    amountCents: update.amountCents,
    currency: update.currency,
    refundedCents: 0,
    settledAt: null,
    receiptMailedAt: null,
    refundMailedAt: null,
  };
  await PaymentModel.query(trx).insert(created);
  return created;
}

/** Returns what received money pays for. `user` is the payer's account, locked; undefined if it was erased. */
async function outcomeOf(
  { trx, order, nowMs }: Recording,
  update: PaymentUpdate,
  user: UserRow | undefined,
): Promise<Outcome> {
  if (update.amountCents !== order.amountCents || update.currency !== order.currency) return 'flagged';
  const paid = await PaymentModel.query(trx)
    .where({ orderId: order.id, outcome: 'granted' })
    .whereColumn('refundedCents', '<', 'amountCents')
    .first();
  if (paid !== undefined) return 'surplus';
  if (user === undefined) return 'unclaimed';
  if (hasBetterPlan(user, order.tier, nowMs)) return 'surplus';
  // The order was to start a plan, which another payment has started since. Nobody agreed to pay for an extension.
  return order.purpose === 'start' && isRunning(user, order.tier, nowMs) ? 'surplus' : 'granted';
}

/** Records received money: it starts or extends the subscription, or only adds a ledger entry. */
async function recordCapture(
  recording: Recording,
  update: PaymentUpdate,
): Promise<{ outcome: Outcome; userId: string | null }> {
  const { trx, order, nowMs } = recording;
  const { paymentId, amountCents, currency } = update;
  const entry = { paymentId, amountCents, reference: paymentId, at: nowMs };
  const user = await lockUser(trx, order.payerId);
  const outcome = await outcomeOf(recording, update, user);
  if (outcome !== 'granted' || user === undefined) {
    const detail = `${currency} for an order of ${order.amountCents} ${order.currency}`;
    await appendLedgerEntry(trx, order.payerId, {
      ...entry,
      kind: outcome === 'granted' ? 'unclaimed' : outcome,
      detail,
    });
    return { outcome, userId: null };
  }
  const { tier, period, receipt: detail } = order;
  const change = { ...entry, kind: 'paid', tier, period, detail } as const;
  const { id: userId, email, displayName, ...plan } = await recordSubscriptionChange(trx, order.payerId, user, change);
  const receipt = { paymentId, userId, email, displayName, endsAt: plan.subscriptionEndAt };
  await PaymentReceiptModel.query(trx).insert(receipt);
  const agreement = { userId, receipt: detail, noticeVersion: order.noticeVersion, atMs: nowMs };
  await recording.recordAgreement?.(trx, agreement);
  return { outcome, userId };
}

function isReceived(status: PaymentStatus): boolean {
  return status === 'captured' || status === 'refunded';
}

/** Records money received and refunded, each once. Returns the updated payment, which is not yet stored. */
async function recordMoney(
  recording: Recording,
  stored: PaymentRow,
  update: PaymentUpdate,
): Promise<Pick<RecordedUpdate, 'payment' | 'userId'>> {
  let payment: PaymentRow = { ...stored, status: nextPaymentStatus(stored.status, update.status) };
  let userId: string | null = null;
  if (isReceived(update.status) && payment.outcome === null) {
    const captured = await recordCapture(recording, update);
    userId = captured.userId;
    payment = { ...payment, outcome: captured.outcome, settledAt: recording.nowMs };
  }
  const refunded = await recordRefund(recording, payment, update);
  const dispute = update.dispute && (await recordDispute(recording, payment, update.dispute));
  return { payment: refunded.payment, userId: dispute ?? refunded.userId ?? userId };
}

/**
 * Stores a payment update with everything that follows from it in the database. Idempotent, and the result doesn't depend
 * on the order of updates. Returns null for an order that is not from this site.
 */
export async function recordPaymentUpdate(
  trx: Knex.Transaction,
  update: PaymentUpdate,
  { now, at, recordAgreement }: Pick<PaymentContext, 'now' | 'at' | 'recordAgreement'>,
): Promise<RecordedUpdate | null> {
  // The update locks the order, as in `lockUser`.
  const [order] = await OrderModel.query(trx)
    .where({ razorpayOrderId: update.orderId })
    .patch({ razorpayOrderId: update.orderId })
    .returning('*');
  if (order === undefined) return null;
  const recording = { trx, order, nowMs: now(), recordAgreement };
  const stored = await findPayment(recording, update);
  if (stored.orderId !== order.id) return null;
  at('payment written');
  const { payment, userId } = await recordMoney(recording, stored, update);
  at('ledger written');
  const { status: paymentStatus, outcome, refundedCents, settledAt } = payment;
  const hasRefundFailed = refundedCents < stored.refundedCents;
  // Only the columns changed here: another server may have sent the receipt in the meantime and recorded it.
  const changes = { status: paymentStatus, outcome, refundedCents, settledAt };
  const patch = { ...changes, ...(hasRefundFailed && { refundMailedAt: null }) };
  await PaymentModel.query(trx).findById(update.paymentId).patch(patch);
  const affectsOrder = outcome === 'granted' || outcome === null;
  const status = affectsOrder ? nextOrderStatus(hasRefundFailed ? 'paid' : order.status, paymentStatus) : order.status;
  await OrderModel.query(trx).findById(order.id).patch({ status });
  at('order written');
  return { order: { ...order, status }, payment, userId };
}
