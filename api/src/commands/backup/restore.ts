import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import pino from 'pino';
import { AccountModel } from '../../resources/people/Account.model.ts';
import { ServerClock } from '../../platform/clock/ServerClock.ts';
import { connect, openDatabase, placeOf } from '../../platform/db/db.ts';
import { type Environment, readEnvironment, type Variables } from '../../platform/config/env.ts';
import { eraseReturned, forgetReturned } from '../../resources/data-export/eraseReturned.ts';
import { erasedListOf } from '../../resources/erasure/erasedList.ts';
import { privateFolderMode } from '../../platform/privateFiles.ts';
import { StartError } from '../../platform/config/startError.ts';
import { assertNotInUse } from '../../platform/db/sqliteInUse.ts';
import { tableNames } from '../../platform/db/tables.ts';
import { checkSqliteFile } from './checkSqliteFile.ts';
import { removeChecksum } from './checksum.ts';
import { decryptFile, isEncrypted } from './encryption.ts';
import { type Ask, askOnTerminal, mustEraseOutdated, outdatedOptions } from './outdated.ts';
import { checkDump, erasedByAgeIn, restoreDump } from './postgresTools.ts';

const log = pino({ level: 'silent' });

/** A backup, and how to restore it. */
interface Backup {
  readonly file: string;
  /** Decrypts it; null if there is none. */
  readonly key: string | null;
  /** Decides whether to erase again what retention has erased since. Gets the IDs that the backup lists itself. */
  readonly mustErase: (backedUp: ReadonlySet<string>) => Promise<boolean>;
}

/** Result of restoring a backup. */
interface Restored {
  /** Whether to erase again what retention has erased since. */
  readonly isErasing: boolean;
  /** Where the previous data is; null if there was none. */
  readonly aside: string | null;
}

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

/** Writes the data of a backup to another file. Throws `StartError` if it is no backup or a byte of it has changed. */
async function copyBackup({ file: from, key }: Backup, to: string): Promise<void> {
  if (await isEncrypted(from)) {
    if (key === null) throw new StartError(`${from} is encrypted. Set BACKUP_KEY to the key it was encrypted with.`);
    return decryptFile(from, to, key);
  }
  return removeChecksum(from, to);
}

async function restoreSqlite(file: string, backup: Backup, nowMs: number): Promise<Restored> {
  await mkdir(path.dirname(file), { recursive: true, mode: privateFolderMode });
  const part = `${file}.part`;
  try {
    await rm(part, { force: true });
    await copyBackup(backup, part);
    const isErasing = await backup.mustErase(await checkSqliteFile(part));
    const aside = await moveAside(file, nowMs);
    await rename(part, file);
    return { isErasing, aside };
  } finally {
    await rm(part, { force: true });
  }
}

async function restorePostgres(url: string, backup: Backup, environment: Variables): Promise<Restored> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-restore-'));
  try {
    const dump = path.join(folder, 'backup');
    await copyBackup(backup, dump);
    await checkDump(dump, environment);
    await requireEmpty(url);
    const isErasing = await backup.mustErase(await erasedByAgeIn(dump, environment));
    await restoreDump(url, dump, environment);
    return { isErasing, aside: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws `StartError` if a PostgreSQL database contains tables. */
async function requireEmpty(url: string): Promise<void> {
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
}

const countOf = (count: number) => `${count} ${count === 1 ? 'account or child' : 'accounts or children'}`;

/** Returns a sentence if the server will not accept the clock, because the backup is old. */
async function clockNotice(database: Knex, nowMs: number): Promise<readonly string[]> {
  const jump = await new ServerClock({ database, now: () => nowMs, log }).jump();
  if (jump === null) return [];
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return [
    `The data is from ${day(jump.seenMs)}, and today is ${day(nowMs)} by this machine's clock. If that is right, start the server once with npm start -- --accept-clock; otherwise it deletes nothing because of its age.`,
  ];
}

/** Runs migrations and repeats erasures, as the server would at its start, so that errors show up now. */
async function finishRestore(
  { database: location, erasedFile, mail }: Environment,
  { isErasing }: Restored,
  nowMs: number,
): Promise<string> {
  const database = await openDatabase(location, log);
  try {
    const accounts = await AccountModel.query(database).resultSize();
    const parts = { database, erasedFile, outboxFolder: mail.outboxFolder, log };
    const erased = await eraseReturned(parts, nowMs);
    const outdated = isErasing ? await eraseReturned({ ...parts, isByAge: true }, nowMs) : 0;
    const kept = isErasing ? 0 : await forgetReturned(database, erasedListOf(erasedFile, true));
    return [
      `with ${accounts} ${accounts === 1 ? 'account' : 'accounts'}.`,
      ...(erased > 0 ? [`Erased ${countOf(erased)} again, because they were erased after the backup.`] : []),
      ...(outdated > 0 ? [`Erased ${countOf(outdated)} again, because retention had erased them.`] : []),
      ...(kept > 0 ? [`Kept ${countOf(kept)} that retention had erased.`] : []),
      ...(await clockNotice(database, nowMs)),
    ].join(' ');
  } finally {
    await database.destroy();
  }
}

export interface RestoreOptions {
  /** Milliseconds since 1970 UTC. */
  readonly now?: () => number;
  /** Null if nobody can be asked. */
  readonly ask?: Ask | null;
}

/** Returns the file, and the choice made by an option. */
function parseArguments(args: readonly string[]): { readonly name: string; readonly chosen: boolean | undefined } {
  const chosen = args.flatMap((arg) => outdatedOptions.get(arg) ?? []);
  const [name, ...rest] = args.filter((arg) => !outdatedOptions.has(arg));
  if (name === undefined || rest.length > 0 || chosen.length > 1) {
    throw new StartError(restoreHelp);
  }
  return { name, chosen: chosen[0] };
}

export const restoreHelp = `Usage: npx countertop restore FILE [--erase-outdated | --keep-outdated]

Restores a backup while no server runs.
What people have erased since the backup is erased again. What retention has erased since is erased again with
--erase-outdated and kept with --keep-outdated; without them, the command asks.`;

/**
 * Restores a backup to `DATABASE_URL` while no server uses it. An existing SQLite file is renamed; a
 * PostgreSQL database must be empty. What people have erased since the backup is erased again; what retention has erased, only with
 * `--erase-outdated` or on request. Returns the result to print. Throws `StartError` for wrong input or settings.
 */
export async function restore(
  args: readonly string[],
  environment: Variables,
  root = process.cwd(),
  { now = Date.now, ask = askOnTerminal() }: RestoreOptions = {},
): Promise<string> {
  const { name, chosen } = parseArguments(args);
  const env = readEnvironment(environment, root);
  const { database, backupKey } = env;
  const file = path.resolve(root, name);
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const { erasedFile } = env;
  const mustErase: Backup['mustErase'] = (backedUp) => mustEraseOutdated({ erasedFile, chosen, ask }, backedUp);
  const backup = { file, key: backupKey, mustErase };
  const restored =
    database.client === 'pg'
      ? await restorePostgres(database.url, backup, environment)
      : await restoreSqlite(database.file, backup, now());
  const result = await finishRestore(env, restored, now());
  const aside = restored.aside === null ? '' : ` The previous data is now in ${restored.aside}.`;
  return `Restored ${placeOf(database)} from ${file}, ${result}${aside}`;
}
