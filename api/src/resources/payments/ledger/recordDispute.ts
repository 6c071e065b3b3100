import { appendLedgerEntry, lockUser, recordSubscriptionChange } from './ledger.ts';
import { DisputeModel } from './Dispute.model.ts';
import { LedgerEntryModel } from './LedgerEntry.model.ts';
import type { PaymentRow } from './Payment.model.ts';
import type { DisputeUpdate } from './PaymentUpdate.ts';
import type { Recording } from './Recording.ts';
import { nextDisputeReport } from '../provider/statuses.ts';

/** Stores a dispute with the report that counts. */
async function storeDispute({ trx, nowMs }: Recording, paymentId: string, dispute: DisputeUpdate): Promise<void> {
  const { id, status, eventAtMs: event_at, amountCents: amount_cents, currency, respondByMs: respond_by } = dispute;
  const { phase, reason } = dispute;
  const known = await DisputeModel.query(trx).findById(id);
  if (known === undefined) {
    const row = { razorpay_dispute_id: id, payment_id: paymentId, status, event_at, amount_cents, currency };
    const details = { respond_by, phase, reason, opened_at: nowMs, mailed_status: null };
    await DisputeModel.query(trx).insert({ ...row, ...details });
    return;
  }
  const report = nextDisputeReport({ status: known.status, eventAtMs: known.event_at }, dispute);
  const isNewer = report.status === status && report.eventAtMs === event_at;
  const details = isNewer ? { respond_by, phase, reason } : {};
  await DisputeModel.query(trx)
    .findById(id)
    .patch({ status: report.status, event_at: report.eventAtMs, ...details });
}

/** Adds a note to the ledger, once for each status of a dispute. */
async function note({ trx, order, nowMs: at }: Recording, paymentId: string, dispute: DisputeUpdate): Promise<void> {
  const entry = { kind: 'dispute', reference: `${dispute.id} ${dispute.status}` } as const;
  if ((await LedgerEntryModel.query(trx).findOne(entry)) !== undefined) return;
  const { amountCents: amount_cents, status: detail } = dispute;
  await appendLedgerEntry(trx, order.payer_id, { ...entry, payment_id: paymentId, amount_cents, detail, at });
}

/** Whether the money of a payment is gone according to the ledger. */
async function isChargedBack({ trx }: Recording, paymentId: string): Promise<boolean> {
  const last = await LedgerEntryModel.query(trx)
    .where({ payment_id: paymentId })
    .whereIn('kind', ['charged_back', 'chargeback_reversed'])
    .orderBy('id', 'desc')
    .first();
  return last?.kind === 'charged_back';
}

/**
 * Records a dispute. A lost one ends what the payment paid for, and it counts again if a later decision is in our favor. Returns
 * the account whose subscription changed; null if none did.
 */
export async function recordDispute(
  recording: Recording,
  payment: PaymentRow,
  dispute: DisputeUpdate,
): Promise<string | null> {
  const { trx, order, nowMs: at } = recording;
  const { razorpay_payment_id: payment_id } = payment;
  await storeDispute(recording, payment_id, dispute);
  await note(recording, payment_id, dispute);
  const isLost = (await DisputeModel.query(trx).findOne({ payment_id, status: 'lost' })) !== undefined;
  if (isLost === (await isChargedBack(recording, payment_id))) return null;
  const kind = isLost ? 'charged_back' : 'chargeback_reversed';
  const entry = {
    kind,
    payment_id,
    reference: `${dispute.id} ${dispute.eventAtMs}`,
    amount_cents: dispute.amountCents,
    at,
  } as const;
  const user = payment.outcome === 'granted' ? await lockUser(trx, order.payer_id) : undefined;
  if (user === undefined) {
    await appendLedgerEntry(trx, order.payer_id, entry);
    return null;
  }
  await recordSubscriptionChange(trx, order.payer_id, user, entry);
  return user.id;
}
