import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { AccountModel } from '../accounts/Account.model.ts';
import { ClassModel } from '../classes/Class.model.ts';
import { LearnerModel } from '../learners/Learner.model.ts';
import { privateFileMode, privateFolderMode } from '../../platform/privateFiles.ts';
import { ErasedAccountModel, type ErasedAccountRow } from './ErasedAccount.model.ts';

/** SQLite accepts at most 999 values per statement. */
const idsAtOnce = 300;

/** Whether an erasure covers another one of the same ID: an account is erased with its learners. */
function covers(one: ErasedAccountRow, other: ErasedAccountRow): boolean {
  return one.kind === 'account' || (other.kind !== 'account' && one.erased_at >= other.erased_at);
}

type Erased = ReadonlyMap<string, ErasedAccountRow>;

/** Returns the erasure of each ID that covers its others. */
function byId(rows: readonly ErasedAccountRow[]): Erased {
  const found = new Map<string, ErasedAccountRow>();
  for (const row of rows) {
    const known = found.get(row.id);
    if (known === undefined || !covers(known, row)) found.set(row.id, row);
  }
  return found;
}

/** Returns the erasures that another list lacks. */
function missing(from: Erased, other: Erased): ErasedAccountRow[] {
  return [...from.values()].filter((row) => {
    const known = other.get(row.id);
    return known === undefined || !covers(known, row);
  });
}

const kinds: readonly ErasedAccountRow['kind'][] = ['learner', 'class'];

/** Returns the erased accounts, children and classes in the file. */
async function readList(file: string): Promise<Erased> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const rows = text.split('\n').flatMap((line): ErasedAccountRow[] => {
    const [, time = '', id, suffix] = /^(\S+) ([\w-]{36})(?: (learner|class))?$/.exec(line) ?? [];
    if (id === undefined) return [];
    return [{ id, erased_at: Date.parse(time) || 0, kind: kinds.find((kind) => kind === suffix) ?? 'account' }];
  });
  return byId(rows);
}

/** Appends lines `TIME ID` for accounts, and `TIME ID learner` or `TIME ID class` for others. Resolves once they are on disk. */
export async function appendErased(file: string, rows: readonly ErasedAccountRow[]): Promise<void> {
  if (rows.length === 0) return;
  await mkdir(path.dirname(file), { recursive: true, mode: privateFolderMode });
  const handle = await open(file, 'a', privateFileMode);
  try {
    const lines = rows.map(({ id, erased_at: at, kind }) => {
      const suffix = kind === 'account' ? '' : ` ${kind}`;
      return `${new Date(at).toISOString()} ${id}${suffix}\n`;
    });
    await handle.write(lines.join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function inChunks<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / idsAtOnce);
  return Array.from({ length: count }, (_, index) => items.slice(index * idsAtOnce, (index + 1) * idsAtOnce));
}

/** Accounts, classes and children that an older backup has brought back. */
export interface Returned {
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
    const learners = await LearnerModel.query(database).findByIds(idsOf('learner')).select('id', 'created_at');
    const erasedAt = new Map(rows.map(({ id, erased_at: at }) => [id, at]));
    // The first learner of an account is emptied, and has another time of creation then.
    learnerIds.push(...learners.filter((one) => one.created_at < (erasedAt.get(one.id) ?? 0)).map(({ id }) => id));
  }
  return { accounts, classIds, learnerIds };
}

/**
 * Synchronizes the lists of erased accounts and children in the file and in the database. Returns those that are in the
 * database although they were erased, because an older backup was restored.
 */
export async function returnedAccounts(database: Knex, file: string): Promise<Returned> {
  const [listed, stored] = [await readList(file), byId(await ErasedAccountModel.query(database))];
  // The server stopped between the commit and the write, or another server erased them.
  await appendErased(file, missing(stored, listed));
  for (const some of inChunks(missing(listed, stored))) {
    // Raw Knex: Objection inserts several rows at once on PostgreSQL only.
    await database(ErasedAccountModel.tableName).insert(some).onConflict('id').merge();
  }
  return findReturned(database, [...byId([...listed.values(), ...stored.values()]).values()]);
}
