import type { Knex } from 'knex';
import { erase, type ErasureParts } from '../erasure/erase.ts';
import type { ErasureNotice } from '../erasure/erasureNotices.ts';
import { AccountModel } from '../people/Account.model.ts';
import { insertLearner } from '../people/insertAccount.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { learnerNotices } from './learnerNotices.ts';

/** Deletes a learner with everything that references it. The first learner of an account, which has its ID, is added again, empty. */
async function deleteLearner(trx: Knex.Transaction, id: string, nowMs: number): Promise<void> {
  await LearnerModel.query(trx).deleteById(id);
  const account = await AccountModel.query(trx).findById(id).select('id');
  if (account !== undefined) await insertLearner(trx, id, { id, createdAt: nowMs });
}

/**
 * Erases a child with everything that references it, for all guardians. The first learner of an account is emptied instead. Returns whom
 * to tell.
 */
export async function eraseLearner(parts: ErasureParts, id: string, nowMs: number): Promise<readonly ErasureNotice[]> {
  return erase(parts, nowMs, async (trx) => {
    const notices = await learnerNotices(trx, [id]);
    await deleteLearner(trx, id, nowMs);
    return { erased: [{ id, kind: 'learner' }], notices };
  });
}
