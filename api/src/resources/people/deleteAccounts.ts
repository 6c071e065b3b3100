import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { pagesOf } from '../../platform/db/pagesOf.ts';
import type { Erased } from '../erasure/erase.ts';
import { GuardianModel } from './Guardian.model.ts';
import { LearnerModel } from './Learner.model.ts';
import { AccountModel } from './Account.model.ts';

/** Hands over or deletes what accounts own together with others, before they are deleted. Returns what was deleted. */
type Leave = (trx: Knex.Transaction, userIds: readonly string[]) => Promise<readonly Erased[]>;

/**
 * Deletes the chosen accounts and the learners they own, with everything that references them. Learners of whom an account is
 * only the second guardian stay. Accounts that may have classes need `leave`, whose result is returned.
 */
export async function deleteAccounts(
  trx: Knex.Transaction,
  chosen: QueryBuilder<AccountModel>,
  leave?: Leave,
): Promise<readonly Erased[]> {
  // Locked, so that none is confirmed in between.
  const accounts = await chosen.transacting(trx).select('id').forUpdate();
  const erased: Erased[] = [];
  for (const page of pagesOf(accounts.map(({ id }) => id))) {
    const owned = GuardianModel.query(trx).whereIn('userId', page).where({ role: 'owner' }).select('learnerId');
    if (leave) erased.push(...(await leave(trx, page)));
    await LearnerModel.query(trx).whereIn('id', owned).delete();
    await AccountModel.query(trx)
      .findByIds([...page])
      .delete();
  }
  return erased;
}
