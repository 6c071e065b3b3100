import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { pagesOf } from '../../platform/db/pagesOf.ts';
import { type Erased, leaveClasses } from '../classes/deleteClasses.ts';
import { GuardianModel } from '../learners/Guardian.model.ts';
import { LearnerModel } from '../learners/Learner.model.ts';
import { AccountModel } from './Account.model.ts';

/**
 * Deletes the chosen accounts and the learners they own, with everything that references them. Learners of whom an account is
 * only the second guardian stay. Their classes go to a co-teacher; those without one are deleted, and returned.
 */
export async function deleteAccounts(
  trx: Knex.Transaction,
  chosen: QueryBuilder<AccountModel>,
): Promise<readonly Erased[]> {
  // Locked, so that none is confirmed in between.
  const accounts = await chosen.transacting(trx).select('id').forUpdate();
  const erased: Erased[] = [];
  for (const page of pagesOf(accounts.map(({ id }) => id))) {
    const owned = GuardianModel.query(trx).whereIn('user_id', page).where({ role: 'owner' }).select('learner_id');
    erased.push(...(await leaveClasses(trx, page)));
    await LearnerModel.query(trx).whereIn('id', owned).delete();
    await AccountModel.query(trx)
      .findByIds([...page])
      .delete();
  }
  return erased;
}
