import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { privateFileMode, privateFolderMode } from '../privateFiles.ts';

/** An account that was erased. */
interface ErasedAccount {
  readonly id: string;
  /** Milliseconds since 1970 UTC. */
  readonly erased_at: number;
}

/** SQLite takes at most 999 values in a statement. */
const idsAtOnce = 400;

/** Returns the list, oldest first; empty before the first erasure. */
async function readList(file: string): Promise<ErasedAccount[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const [, time = '', id] = /^(\S+) ([\w-]{36})$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id, erased_at: Date.parse(time) || 0 }];
  });
}

/** Adds lines `TIME ID`, and returns once they are on the disk. */
export async function appendErased(file: string, accounts: readonly ErasedAccount[]): Promise<void> {
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
 * Brings the list outside the database and the one inside together, and returns the accounts that are in the database
 * although they were erased: a backup from before was restored.
 */
export async function returnedAccounts(database: Knex, file: string): Promise<{ id: string; email: string }[]> {
  const listed = await readList(file);
  const stored: ErasedAccount[] = await database('erased_accounts').select('id', 'erased_at');
  const [inFile, inTable] = [new Set(listed.map(({ id }) => id)), new Set(stored.map(({ id }) => id))];
  // Its server ended between the commit and the file, or another server erased it.
  await appendErased(
    file,
    stored.filter(({ id }) => !inFile.has(id)),
  );
  for (const some of inChunks(listed.filter(({ id }) => !inTable.has(id)))) {
    await database('erased_accounts').insert(some).onConflict('id').ignore();
  }
  const returned = [];
  for (const ids of inChunks([...inFile, ...inTable])) {
    returned.push(...(await database('users').whereIn('id', ids).select('id', 'email')));
  }
  return returned;
}
