import { noticeVersion } from '@countertop/contract/family/consent';
import type { Knex } from 'knex';
import { GuardianModel } from '../people/Guardian.model.ts';
import { type NoticeReceipt, receiptWithNotice } from '../payments/receipts/receiptWithNotice.ts';
import { ConsentModel } from './Consent.model.ts';
import type { ConsentRule } from './ConsentRule.ts';

interface PaidConsent extends Pick<NoticeReceipt, 'receipt'> {
  readonly learnerId: string;
  readonly userId: string;
  /** Milliseconds since 1970 UTC. */
  readonly atMs: number;
}

/** Records the consent of a guardian whose payment came with the notice. */
export async function giveByPayment(database: Knex, { learnerId, userId, receipt, atMs }: PaidConsent): Promise<void> {
  await ConsentModel.query(database).insert({
    learnerId,
    userId,
    decision: 'given',
    method: 'payment',
    noticeVersion,
    evidence: receipt,
    at: atMs,
  });
}

async function isUndecided(trx: Knex.Transaction, learnerId: string): Promise<boolean> {
  return (await ConsentModel.query(trx).findOne({ learnerId }).select('id')) === undefined;
}

/**
 * Records consent for a child that is being added if its guardian agreed to the notice with a payment, so that nobody pays and nothing is
 * kept. Not if they have withdrawn consent for a child since: then they are asked.
 */
export async function giveForNewChild(
  trx: Knex.Transaction,
  { learnerId, userId, atMs }: Omit<PaidConsent, 'receipt'>,
): Promise<void> {
  const paid = await receiptWithNotice(trx, userId, noticeVersion);
  if (paid === null || !(await isUndecided(trx, learnerId))) return;
  const withdrawn = await ConsentModel.query(trx)
    .findOne({ userId, decision: 'withdrawn' })
    .where('at', '>=', paid.paidAtMs)
    .select('id');
  if (withdrawn === undefined) await giveByPayment(trx, { learnerId, userId, receipt: paid.receipt, atMs });
}

/** An order with which a guardian has agreed to the notice, once its payment counts. */
export interface PaidAgreement extends Omit<PaidConsent, 'learnerId'> {
  /** Version of the notice; null if the guardian didn't agree to any. */
  readonly noticeVersion: number | null;
}

/** Returns a function that records, with the payment, consent for the children of a guardian about whom nothing was decided. */
export function paidAgreementRecorder(rule: ConsentRule) {
  return async function record(trx: Knex.Transaction, { noticeVersion: read, ...agreement }: PaidAgreement) {
    if (read !== noticeVersion) return;
    const children = await GuardianModel.query(trx)
      .withGraphJoined('learner')
      .where({ 'guardians.userId': agreement.userId, 'guardians.role': 'owner' })
      // Without one, it is the adult, or a child that is yet to be added.
      .whereNotNull('learner.nickname');
    for (const { learnerId } of children) {
      if (!(await isUndecided(trx, learnerId))) continue;
      await giveByPayment(trx, { ...agreement, learnerId });
      rule.forget(learnerId);
    }
  };
}
