import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { AccountModel } from '../accounts/Account.model.ts';
import { privateFileMode, privateFolderMode } from '../../platform/privateFiles.ts';
import { ErasedAccountModel, type ErasedAccountRow } from './ErasedAccount.model.ts';

/** SQLite accepts at most 999 values per statement. */
const idsAtOnce = 400;

/** Returns the erased accounts in the file, oldest first. */
async function readList(file: string): Promise<ErasedAccountRow[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const [, time = '', id] = /^(\S+) ([\w-]{36})$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, erased_at: Date.parse(time) || 0 }];
  });
}

/** Appends lines `TIME ID`. Resolves once they are on disk. */
export async function appendErased(file: string, accounts: readonly ErasedAccountRow[]): Promise<void> {
  if (accounts.length === 0) return;
  await mkdir(path.dirname(file), { recursive: true, mode: privateFolderMode });
  const handle = await open(file, 'a', privateFileMode);
  try {
    const lines = accounts.map(({ id, erased_at: at }) => `${new Date(at).toISOString()} ${id}\n`);
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

/**
 * Synchronizes the lists of erased accounts in the file and in the database. Returns accounts that are in the database although
 * they were erased, because an older backup was restored.
 */
export async function returnedAccounts(database: Knex, file: string): Promise<Pick<AccountModel, 'id' | 'email'>[]> {
  const listed = await readList(file);
  const stored = await ErasedAccountModel.query(database);
  const [inFile, inTable] = [new Set(listed.map(({ id }) => id)), new Set(stored.map(({ id }) => id))];
  // The server stopped between the commit and the write, or another server erased the account.
  await appendErased(
    file,
    stored.filter(({ id }) => !inFile.has(id)),
  );
  for (const some of inChunks(listed.filter(({ id }) => !inTable.has(id)))) {
    // Raw Knex: Objection inserts several rows at once on PostgreSQL only.
    await database(ErasedAccountModel.tableName).insert(some).onConflict('id').ignore();
  }
  const returned = [];
  for (const ids of inChunks([...inFile, ...inTable])) {
    returned.push(...(await AccountModel.query(database).findByIds(ids).select('id', 'email')));
  }
  return returned;
}
