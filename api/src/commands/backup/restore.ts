import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { AccountModel } from '../../resources/accounts/Account.model.ts';
import { connect, openDatabase, placeOf } from '../../platform/db/db.ts';
import { type Environment, readEnvironment, type Variables } from '../../platform/config/env.ts';
import { eraseReturned } from '../../resources/data-export/erase.ts';
import { makePrivate, privateFolderMode } from '../../platform/privateFiles.ts';
import { StartError } from '../../platform/config/startError.ts';
import { assertNotInUse } from '../../platform/db/sqliteInUse.ts';
import { tableNames } from '../../platform/db/tables.ts';
import { checkSqliteFile } from './checkSqliteFile.ts';
import { decryptFile, isEncrypted } from './encryption.ts';
import { checkDump, restoreDump } from './postgresTools.ts';

const log = pino({ level: 'silent' });

/** Renames an existing database file and its log. Returns the new name; null if there was no file. */
async function moveAside(file: string, nowMs: number): Promise<string | null> {
  if (!existsSync(file)) return null;
  await assertNotInUse(file);
  const aside = `${file}.before-${new Date(nowMs).toISOString().replaceAll(':', '-')}`;
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(`${file}${suffix}`)) await rename(`${file}${suffix}`, `${aside}${suffix}`);
  }
  return aside;
}

/** Writes a backup to another file, decrypted if it is encrypted. */
async function copyBackup(from: string, to: string, key: string | null): Promise<void> {
  if (await isEncrypted(from)) {
    if (key === null) throw new StartError(`${from} is encrypted. Set BACKUP_KEY to the key it was encrypted with.`);
    return decryptFile(from, to, key);
  }
  await copyFile(from, to);
  await makePrivate(to);
}

async function restoreSqlite(file: string, from: string, key: string | null, nowMs: number): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true, mode: privateFolderMode });
  const part = `${file}.part`;
  try {
    await rm(part, { force: true });
    await copyBackup(from, part, key);
    await checkSqliteFile(part);
    const aside = await moveAside(file, nowMs);
    await rename(part, file);
    return aside === null ? '' : ` The previous data is now in ${aside}.`;
  } finally {
    await rm(part, { force: true });
  }
}

async function restorePostgres(url: string, from: string, key: string | null, environment: Variables): Promise<void> {
  if (!(await isEncrypted(from))) return restoreIntoEmpty(url, from, environment);
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-restore-'));
  try {
    const dump = path.join(folder, 'backup');
    await copyBackup(from, dump, key);
    await restoreIntoEmpty(url, dump, environment);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function restoreIntoEmpty(url: string, from: string, environment: Variables): Promise<void> {
  await checkDump(from, environment);
  const database = await connect({ client: 'pg', url }, log);
  const place = placeOf({ client: 'pg', url });
  try {
    const [table] = await tableNames(database).catch((error: unknown) => {
      throw new StartError(`The database at ${place} cannot be read (${String(error)}). Check DATABASE_URL.`);
    });
    if (table !== undefined) {
      throw new StartError(
        `${place} already has tables (${table}). Create an empty database and set DATABASE_URL to it.`,
      );
    }
  } finally {
    await database.destroy();
  }
  await restoreDump(url, from, environment);
}

/** Runs migrations and repeats erasures, as the server would at its start, so that problems show up now. */
async function finishRestore({ database: location, erasedFile, mail }: Environment, nowMs: number): Promise<string> {
  const database = await openDatabase(location, log);
  try {
    const { outboxFolder } = mail;
    const erased = await eraseReturned({ database, erasedFile, outboxFolder, log }, nowMs);
    const accounts = await AccountModel.query(database).resultSize();
    const what = erased === 1 ? '1 account or child' : `${erased} accounts or children`;
    const again = erased === 0 ? '' : ` Erased ${what} again, because they were erased after the backup.`;
    return `with ${accounts + erased} ${accounts + erased === 1 ? 'account' : 'accounts'}.${again}`;
  } finally {
    await database.destroy();
  }
}

/**
 * `npm run restore -- FILE`: restores a backup to `DATABASE_URL` while no server uses it. An existing SQLite file is renamed; a
 * PostgreSQL database must be empty. Returns the result to print. Throws `StartError` for wrong input or settings.
 */
export async function restore(
  args: readonly string[],
  environment: Variables,
  root = process.cwd(),
  now = Date.now,
): Promise<string> {
  const [name, ...rest] = args;
  if (name === undefined || rest.length > 0) throw new StartError('Usage: npm run restore -- FILE');
  const env = readEnvironment(environment, root);
  const { database, backupKey } = env;
  const file = path.resolve(root, name);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const aside =
    database.client === 'pg'
      ? await restorePostgres(database.url, file, backupKey, environment)
      : await restoreSqlite(database.file, file, backupKey, now());
  const accounts = await finishRestore(env, now());
  return `Restored ${placeOf(database)} from ${file}, ${accounts}${aside ?? ''}`;
}
