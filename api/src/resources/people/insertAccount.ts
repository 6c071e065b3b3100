import type { Knex } from 'knex';
import { GuardianModel } from './Guardian.model.ts';
import { LearnerModel } from './Learner.model.ts';
import { AccountModel, type UserRow } from './Account.model.ts';

type NewLearner = Pick<LearnerModel, 'id' | 'createdAt'> & Partial<LearnerModel>;

/** Stores a new learner, owned by an account. The children of a class have no owner. */
export async function insertLearner(trx: Knex, ownerId: string | null, learner: NewLearner): Promise<void> {
  const { id, createdAt } = learner;
  const empty = { nickname: null, picture: null, picturePasswordHash: null, band: null, settings: {} };
  await LearnerModel.query(trx).insert({ ...empty, updatedAt: createdAt, ...learner });
  if (ownerId === null) return;
  await GuardianModel.query(trx).insert({ learnerId: id, userId: ownerId, role: 'owner', createdAt });
}

/** Stores a new account with its first learner, who has its ID. Does nothing if an account has the address already. */
export async function insertAccount(database: Knex, row: UserRow): Promise<void> {
  const { id, createdAt } = row;
  await database.transaction(async (trx) => {
    await AccountModel.query(trx).insert(row).onConflict('email').ignore();
    if ((await AccountModel.query(trx).findById(id).select('id')) === undefined) return;
    await insertLearner(trx, id, { id, createdAt });
  });
}
