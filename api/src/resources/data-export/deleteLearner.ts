import type { Knex } from 'knex';
import { AccountModel } from '../accounts/Account.model.ts';
import { insertLearner } from '../accounts/insertAccount.ts';
import { LearnerModel } from '../learners/Learner.model.ts';

/** Deletes a learner with everything that references it. The first learner of an account, which has its ID, is added again, empty. */
export async function deleteLearner(trx: Knex.Transaction, id: string, nowMs: number): Promise<void> {
  await LearnerModel.query(trx).deleteById(id);
  const account = await AccountModel.query(trx).findById(id).select('id');
  if (account !== undefined) await insertLearner(trx, id, { id, created_at: nowMs });
}
