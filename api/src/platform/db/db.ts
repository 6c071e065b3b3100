import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import type { Logger } from 'pino';
import { withAdvisoryLock } from './advisoryLock.ts';
import { migrationSource } from './migrationSource.ts';
import type { DatabaseLocation } from '../config/env.ts';
import { createPrivateFile, makePrivate, privateFolderMode } from '../privateFiles.ts';
import { hasSqliteCode } from '../errors/storageFault.ts';
import { StartError } from '../config/startError.ts';

/**
 * FULL is nearly free with group commit and survives a power cut; the busy time covers a backup being read. Written pages
 * go from the log to the file at 32 MB: until then those that many groups write are written there once. What is deleted
 * is overwritten, so that erased data is not left in free pages.
 */
const pragmas = [
  'journal_mode=WAL',
  'synchronous=FULL',
  'wal_autocheckpoint=8000',
  'busy_timeout=5000',
  'foreign_keys=ON',
  'secure_delete=ON',
];
/** A query outside its own transaction would wait for ever on SQLite's one connection; fail it instead. */
const acquireConnectionTimeoutMs = 5000;

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/**
 * Keeps values out of the log: knex would write them into the messages of its errors. What it prints by itself are details, since
 * every failure reaches us as a rejection.
 */
function quietLog(log: Logger): Knex.Config {
  const write = (message: unknown) =>
    log.debug(message instanceof Error ? { err: message } : { knex: typeof message }, 'a message of knex');
  return { compileSqlOnError: false, log: { warn: write, error: write, deprecate: write, debug: write } };
}

function sqliteConfig(filename: string): Knex.Config {
  return {
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    acquireConnectionTimeout: acquireConnectionTimeoutMs,
    pool: {
      // More than one writer fails at once with SQLITE_BUSY when a read turns into a write.
      min: 1,
      max: 1,
      afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
        connection.exec(pragmas.map((pragma) => `PRAGMA ${pragma};`).join(''), (error) => done(error, connection));
      },
    },
  };
}

/** PostgreSQL hands out 64-bit whole numbers as text; ours (milliseconds, counts) fit a number. */
async function readBigIntegersAsNumbers(): Promise<void> {
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
}

/** Node's own recursive mkdir never ends below /proc (seen on 20.20), where a folder neither exists nor can be made. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: privateFolderMode });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || parent === folder || existsSync(parent)) throw error;
    await makeFolder(parent);
    await mkdir(folder, { mode: privateFolderMode });
  }
}

/** Connects to a database without making or changing its tables; a SQLite file is made when there is none. */
export async function connect(location: DatabaseLocation, log: Logger): Promise<Knex> {
  if (location.client === 'pg') {
    await readBigIntegersAsNumbers();
    return knex({
      ...quietLog(log),
      client: 'pg',
      connection: { connectionString: location.url },
      acquireConnectionTimeout: acquireConnectionTimeoutMs,
      pool: { min: 0, max: 10 },
    });
  }
  await makeFolder(path.dirname(location.file));
  // SQLite gives its log the mode of the file.
  if (!existsSync(location.file)) await createPrivateFile(location.file);
  return knex({ ...quietLog(log), ...sqliteConfig(location.file) });
}

/** Where the data is, for people: never with a password. */
export function placeOf(location: DatabaseLocation): string {
  if (location.client === 'sqlite3') return location.file;
  const url = new URL(location.url);
  return `postgres://${url.host}${url.pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
}

/** The sentence for a database that cannot be opened. */
export function cannotOpen(location: DatabaseLocation, error: unknown): StartError {
  const reason = reasonOf(error);
  // Knex's words for a migration it knows by name only.
  if (reason.includes('migration directory is corrupt')) {
    return new StartError(
      `The data in ${placeOf(location)} was written by a newer version of Countertop; start that version or set DATABASE_URL.`,
    );
  }
  if (location.client === 'pg') {
    return new StartError(
      `The database at ${placeOf(location)} cannot be used (${reason}); check DATABASE_URL and that it runs.`,
    );
  }
  if (hasSqliteCode(error, 'CORRUPT', 'NOTADB')) {
    return new StartError(
      `The data file ${location.file} is damaged or not a database (${reason}). Restore a backup with npm run restore -- FILE, or set DATABASE_URL to another file.`,
    );
  }
  const folder = path.dirname(location.file);
  return new StartError(
    `The data file ${location.file} cannot be used (${reason}); make the folder ${folder} writable or set DATABASE_URL to another file.`,
  );
}

/** A lock of knex that nobody can hold any more is left over from a start that was killed halfway. */
async function migrateAlone(database: Knex): Promise<void> {
  try {
    await database.migrate.latest({ migrationSource });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'MigrationLocked')) throw error;
    await database.migrate.forceFreeMigrationsLock({ migrationSource });
    await database.migrate.latest({ migrationSource });
  }
}

/** A SQLite file has one server; several that start at once on PostgreSQL take turns. */
async function migrate(database: Knex, location: DatabaseLocation): Promise<void> {
  if (location.client === 'sqlite3') return migrateAlone(database);
  await withAdvisoryLock(database, 'migrations', () => migrateAlone(database));
}

/** Opens the database, making it when there is none, and brings its tables up to date. */
export async function openDatabase(location: DatabaseLocation, log: Logger): Promise<Knex> {
  let database: Knex | undefined;
  try {
    if (location.client === 'sqlite3') {
      for (const suffix of ['', '-wal', '-shm']) await makePrivate(`${location.file}${suffix}`);
    }
    database = await connect(location, log);
    await database.raw('select 1');
    await migrate(database, location);
    return database;
  } catch (error) {
    await database?.destroy();
    throw cannotOpen(location, error);
  }
}
