import type { Knex } from 'knex';
import { ClassModel } from '../classes/Class.model.ts';
import { eraseClass } from '../classes/deleteClasses.ts';
import type { ErasureParts } from '../erasure/erase.ts';
import type { ErasedAccountRow } from '../erasure/ErasedAccount.model.ts';
import {
  appendErased,
  byId,
  type ErasedList,
  erasedListOf,
  missing,
  readErased,
  removeLines,
} from '../erasure/erasedList.ts';
import { eraseLearner } from '../learners/eraseLearner.ts';
import { AccountModel } from '../people/Account.model.ts';
import { LearnerModel } from '../people/Learner.model.ts';
import { eraseUser } from './eraseUser.ts';

/** SQLite accepts at most 999 values per statement. */
const idsAtOnce = 300;

function inChunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / idsAtOnce);
  return Array.from({ length: count }, (_, index) => items.slice(index * idsAtOnce, (index + 1) * idsAtOnce));
}

/** Accounts, classes and children that an older backup has brought back. */
interface Returned {
  readonly accounts: readonly Pick<AccountModel, 'id' | 'email'>[];
  readonly classIds: readonly string[];
  readonly learnerIds: readonly string[];
}

/** Returns the erased accounts, classes and children that are in the database. */
async function findReturned(database: Knex, erased: readonly ErasedAccountRow[]): Promise<Returned> {
  const accounts = [];
  const classIds: string[] = [];
  const learnerIds = [];
  for (const rows of inChunks(erased)) {
    const idsOf = (kind: ErasedAccountRow['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id);
    accounts.push(...(await AccountModel.query(database).findByIds(idsOf('account')).select('id', 'email')));
    const classes = await ClassModel.query(database).findByIds(idsOf('class')).select('id');
    classIds.push(...classes.map(({ id }) => id));
    const learners = await LearnerModel.query(database).findByIds(idsOf('learner')).select('id', 'createdAt');
    const erasedAt = new Map(rows.map(({ id, erasedAt: at }) => [id, at]));
    // The first learner of an account is emptied, and has another time of creation then.
    learnerIds.push(...learners.filter((one) => one.createdAt < (erasedAt.get(one.id) ?? 0)).map(({ id }) => id));
  }
  return { accounts, classIds, learnerIds };
}

/**
 * Synchronizes a list of erased accounts, children and classes between its file and the database. Returns those that are in the
 * database although they were erased, because an older backup was restored.
 */
async function returnedAccounts(database: Knex, { model: ListModel, file }: ErasedList): Promise<Returned> {
  const [listed, stored] = [await readErased(file), byId(await ListModel.query(database))];
  // In case the server stopped between the commit and the write, or another server erased them.
  await appendErased(file, missing(stored, listed));
  for (const some of inChunks(missing(listed, stored))) {
    // Raw Knex: Objection inserts several rows at once on PostgreSQL only.
    await database(ListModel.tableName).insert(some).onConflict('id').merge();
  }
  return findReturned(database, [...byId([...listed.values(), ...stored.values()]).values()]);
}

/**
 * Erases accounts, classes and children on a list again that a restored backup has brought back, and tells nobody twice. Returns
 * their number.
 */
export async function eraseReturned(parts: ErasureParts, nowMs: number): Promise<number> {
  const list = erasedListOf(parts.erasedFile, parts.isByAge ?? false);
  const { accounts, classIds, learnerIds } = await returnedAccounts(parts.database, list);
  for (const user of accounts) await eraseUser(parts, user, nowMs);
  for (const id of classIds) await eraseClass(parts, id, nowMs);
  // Learners of erased classes are already gone.
  for (const id of learnerIds) await eraseLearner(parts, id, nowMs);
  return accounts.length + classIds.length + learnerIds.length;
}

/** Removes from a list what a restored backup has brought back, so that it is kept. Returns the number of removed entries. */
export async function forgetReturned(database: Knex, list: ErasedList): Promise<number> {
  const { accounts, classIds, learnerIds } = await returnedAccounts(database, list);
  const ids = [...accounts.map(({ id }) => id), ...classIds, ...learnerIds];
  if (ids.length === 0) return 0;
  for (const some of inChunks(ids)) await list.model.query(database).findByIds(some).delete();
  await removeLines(list.file, new Set(ids));
  return ids.length;
}
