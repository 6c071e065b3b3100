import type { Knex } from 'knex';
import { GuardianModel } from '../learners/Guardian.model.ts';
import { LearnerModel } from '../learners/Learner.model.ts';
import { AccountModel, type UserRow } from './Account.model.ts';

/** Stores a new account with its first learner, who has its ID. Does nothing if an account has the address already. */
export async function insertAccount(database: Knex, row: UserRow): Promise<void> {
  const { id, created_at } = row;
  await database.transaction(async (trx) => {
    await AccountModel.query(trx).insert(row).onConflict('email').ignore();
    if ((await AccountModel.query(trx).findById(id).select('id')) === undefined) return;
    const learner = { id, nickname: null, picture: null, band: null, settings: {}, created_at, updated_at: created_at };
    await LearnerModel.query(trx).insert(learner);
    await GuardianModel.query(trx).insert({ learner_id: id, user_id: id, role: 'owner', created_at });
  });
}
