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
import { checkDump, fillPostgres } from './postgresTools.ts';

const log = pino({ level: 'silent' });

/** Puts the file aside, with its log; gives its new name, or null where there was none. */
async function putAside(file: string, nowMs: number): Promise<string | null> {
  if (!existsSync(file)) return null;
  await assertNotInUse(file);
  const aside = `${file}.before-${new Date(nowMs).toISOString().replaceAll(':', '-')}`;
  for (const more of ['', '-wal', '-shm']) {
    if (existsSync(`${file}${more}`)) await rename(`${file}${more}`, `${aside}${more}`);
  }
  return aside;
}

/** Writes a backup to another file, decrypted if it is encrypted. */
async function copyBackup(from: string, to: string, key: string | null): Promise<void> {
  if (await isEncrypted(from)) {
    if (key === null) throw new StartError(`${from} is encrypted. Set BACKUP_KEY to the key it was made with.`);
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
    const aside = await putAside(file, nowMs);
    await rename(part, file);
    return aside === null ? '' : ` What was there before is now ${aside}.`;
  } finally {
    await rm(part, { force: true });
  }
}

async function restorePostgres(url: string, from: string, key: string | null, environment: Variables): Promise<void> {
  if (!(await isEncrypted(from))) return fillFromDump(url, from, environment);
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-restore-'));
  try {
    const dump = path.join(folder, 'backup');
    await copyBackup(from, dump, key);
    await fillFromDump(url, dump, environment);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fillFromDump(url: string, from: string, environment: Variables): Promise<void> {
  await checkDump(from, environment);
  const database = await connect({ client: 'pg', url }, log);
  const place = placeOf({ client: 'pg', url });
  try {
    const [table] = await tableNames(database).catch((error: unknown) => {
      throw new StartError(`The database at ${place} cannot be used (${String(error)}); check DATABASE_URL.`);
    });
    if (table !== undefined) {
      throw new StartError(
        `${place} holds tables already (${table}). Make an empty database and name it by DATABASE_URL.`,
      );
    }
  } finally {
    await database.destroy();
  }
  await fillPostgres(url, from, environment);
}

/** Brings the tables up to date and erases again who was erased, as the server would, so that what is wrong shows now. */
async function tryOut({ database: location, erasedFile, mail }: Environment, nowMs: number): Promise<string> {
  const database = await openDatabase(location, log);
  try {
    const { outboxFolder } = mail;
    const erased = await eraseReturned({ database, erasedFile, outboxFolder, log }, nowMs);
    const accounts = await AccountModel.query(database).resultSize();
    const again = erased === 0 ? '' : ` Erased again ${erased} of them that had been erased after the backup.`;
    return `with ${accounts + erased} accounts.${again}`;
  } finally {
    await database.destroy();
  }
}

/**
 * `npm run restore -- FILE`: puts a backup in the place that `DATABASE_URL` names, while no server runs on it. Data that is
 * there is kept aside by SQLite and refused by PostgreSQL. Gives the sentence that says what was done; what a person must
 * change is thrown as a `StartError`.
 */
export async function restore(
  args: readonly string[],
  environment: Variables,
  root = process.cwd(),
  now = Date.now,
): Promise<string> {
  const [name, ...rest] = args;
  if (name === undefined || rest.length > 0) throw new StartError('Say from which file: npm run restore -- FILE.');
  const env = readEnvironment(environment, root);
  const { database, backupKey } = env;
  const file = path.resolve(root, name);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const aside =
    database.client === 'pg'
      ? await restorePostgres(database.url, file, backupKey, environment)
      : await restoreSqlite(database.file, file, backupKey, now());
  const accounts = await tryOut(env, now());
  return `Restored ${placeOf(database)} from ${file}, ${accounts}${aside ?? ''}`;
}
