import { appendLedgerEntry, lockUser, recordSubscriptionChange } from './ledger.ts';
import { DisputeModel } from './Dispute.model.ts';
import { LedgerEntryModel } from './LedgerEntry.model.ts';
import type { PaymentRow } from './Payment.model.ts';
import type { DisputeUpdate } from './PaymentUpdate.ts';
import type { Recording } from './Recording.ts';
import { nextDisputeReport } from '../provider/statuses.ts';

/** Stores a dispute with the report that counts. */
async function storeDispute({ trx, nowMs }: Recording, paymentId: string, dispute: DisputeUpdate): Promise<void> {
  const { id, status, eventAtMs: eventAt, amountCents, currency, respondByMs: respondBy } = dispute;
  const { phase, reason } = dispute;
  const known = await DisputeModel.query(trx).findById(id);
  if (known === undefined) {
    const row = { razorpayDisputeId: id, paymentId, status, eventAt, amountCents, currency };
    const details = { respondBy, phase, reason, openedAt: nowMs, mailedStatus: null };
    await DisputeModel.query(trx).insert({ ...row, ...details });
    return;
  }
  const report = nextDisputeReport({ status: known.status, eventAtMs: known.eventAt }, dispute);
  const isNewer = report.status === status && report.eventAtMs === eventAt;
  const details = isNewer ? { respondBy, phase, reason } : {};
  await DisputeModel.query(trx)
    .findById(id)
    .patch({ status: report.status, eventAt: report.eventAtMs, ...details });
}

/** Adds a note to the ledger, once for each status of a dispute. */
async function note({ trx, order, nowMs: at }: Recording, paymentId: string, dispute: DisputeUpdate): Promise<void> {
  const entry = { kind: 'dispute', reference: `${dispute.id} ${dispute.status}` } as const;
  if ((await LedgerEntryModel.query(trx).findOne(entry)) !== undefined) return;
  const { amountCents, status: detail } = dispute;
  await appendLedgerEntry(trx, order.payerId, { ...entry, paymentId, amountCents, detail, at });
}

/** Whether the money of a payment is gone according to the ledger. */
async function isChargedBack({ trx }: Recording, paymentId: string): Promise<boolean> {
  const last = await LedgerEntryModel.query(trx)
    .where({ paymentId })
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
  const { razorpayPaymentId: paymentId } = payment;
  await storeDispute(recording, paymentId, dispute);
  await note(recording, paymentId, dispute);
  const isLost = (await DisputeModel.query(trx).findOne({ paymentId, status: 'lost' })) !== undefined;
  if (isLost === (await isChargedBack(recording, paymentId))) return null;
  const kind = isLost ? 'charged_back' : 'chargeback_reversed';
  const entry = {
    kind,
    paymentId,
    reference: `${dispute.id} ${dispute.eventAtMs}`,
    amountCents: dispute.amountCents,
    at,
  } as const;
  const user = payment.outcome === 'granted' ? await lockUser(trx, order.payerId) : undefined;
  if (user === undefined) {
    await appendLedgerEntry(trx, order.payerId, entry);
    return null;
  }
  await recordSubscriptionChange(trx, order.payerId, user, entry);
  return user.id;
}
