import { mkdir, open, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { AccountModel } from '../accounts/Account.model.ts';
import { ClassModel } from '../classes/Class.model.ts';
import { LearnerModel } from '../learners/Learner.model.ts';
import { privateFileMode, privateFolderMode } from '../../platform/privateFiles.ts';
import { ErasedAccountModel, type ErasedAccountRow, ErasedByAgeModel } from './ErasedAccount.model.ts';

/** SQLite accepts at most 999 values per statement. */
const idsAtOnce = 300;

/** A list of erasures, in the database and in a file outside it. */
export interface ErasedList {
  readonly model: typeof ErasedAccountModel;
  readonly file: string;
}

/** Returns the list of what people have erased, or of what was erased because of its age. `erasedFile` is the file of the former. */
export function erasedListOf(erasedFile: string, isByAge: boolean): ErasedList {
  return isByAge
    ? { model: ErasedByAgeModel, file: `${erasedFile}-by-age` }
    : { model: ErasedAccountModel, file: erasedFile };
}

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

/** A line of the file: the time, the ID and, unless it is an account's, the kind. */
const linePattern = /^(\S+) ([\w-]{36})(?: (learner|class))?$/;

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
}

/** Returns the erased accounts, children and classes in the file. */
export async function readErased(file: string): Promise<Erased> {
  const text = await readText(file);
  const rows = text.split('\n').flatMap((line): ErasedAccountRow[] => {
    const [, time = '', id, suffix] = linePattern.exec(line) ?? [];
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
 * Synchronizes a list of erased accounts, children and classes between its file and the database. Returns those that are in the
 * database although they were erased, because an older backup was restored.
 */
export async function returnedAccounts(database: Knex, { model: ListModel, file }: ErasedList): Promise<Returned> {
  const [listed, stored] = [await readErased(file), byId(await ListModel.query(database))];
  // The server stopped between the commit and the write, or another server erased them.
  await appendErased(file, missing(stored, listed));
  for (const some of inChunks(missing(listed, stored))) {
    // Raw Knex: Objection inserts several rows at once on PostgreSQL only.
    await database(ListModel.tableName).insert(some).onConflict('id').merge();
  }
  return findReturned(database, [...byId([...listed.values(), ...stored.values()]).values()]);
}

/** Removes IDs from the file of a list. What is appended in the meantime is in the database, and added again by the next start. */
async function removeLines(file: string, ids: ReadonlySet<string>): Promise<void> {
  const lines = (await readText(file)).split('\n');
  const kept = lines.filter((line) => !ids.has(linePattern.exec(line)?.[2] ?? ''));
  const part = `${file}.part`;
  await writeFile(part, kept.join('\n'), { mode: privateFileMode, flush: true });
  await rename(part, file);
}

/** Removes what a restored backup has brought back from a list, so that it stays. Returns how much that was. */
export async function forgetReturned(database: Knex, list: ErasedList): Promise<number> {
  const { accounts, classIds, learnerIds } = await returnedAccounts(database, list);
  const ids = [...accounts.map(({ id }) => id), ...classIds, ...learnerIds];
  if (ids.length === 0) return 0;
  for (const some of inChunks(ids)) await list.model.query(database).findByIds(some).delete();
  await removeLines(list.file, new Set(ids));
  return ids.length;
}
