import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import knex, { type Knex } from 'knex';
import { Model } from 'objection';
import type { Logger } from 'pino';
import { withAdvisoryLock } from './advisoryLock.ts';
import { migrationSource, unreleasedMigration } from './migrationSource.ts';
import { snakeCase } from './snakeCase.ts';
import type { DatabaseLocation } from '../config/env.ts';
import { createPrivateFile, makePrivate, privateFolderMode } from '../privateFiles.ts';
import { hasSqliteCode, watchStatements } from '../errors/storageFault.ts';
import { StartError } from '../config/startError.ts';

/**
 * `synchronous=FULL` survives a power cut and is nearly free with group commit. `busy_timeout` covers a running backup.
 * `wal_autocheckpoint` is 32 MB, so that pages written by many batches reach the file once. `secure_delete` overwrites deleted
 * rows, so that erased data is not left in free pages.
 */
const pragmas = [
  'journal_mode=WAL',
  'synchronous=FULL',
  'wal_autocheckpoint=8000',
  'busy_timeout=5000',
  'foreign_keys=ON',
  'secure_delete=ON',
];
/** Without it, a query outside of the open transaction would wait forever for SQLite's single connection. */
const acquireConnectionTimeoutMs = 5000;

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/**
 * Keeps values out of the log: Knex would include them in its error messages. Its own messages are debug details, because every
 * failure also rejects a promise.
 */
function quietLog(log: Logger): Knex.Config {
  const write = (message: unknown) =>
    log.debug(message instanceof Error ? { err: message } : { knex: typeof message }, 'Knex message');
  return { compileSqlOnError: false, log: { warn: write, error: write, deprecate: write, debug: write } };
}

function sqliteConfig(filename: string): Knex.Config {
  return {
    client: 'sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    acquireConnectionTimeout: acquireConnectionTimeoutMs,
    pool: {
      // More than one writer fails immediately with SQLITE_BUSY when a read turns into a write.
      min: 1,
      max: 1,
      afterCreate(connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) {
        connection.exec(pragmas.map((pragma) => `PRAGMA ${pragma};`).join(''), (error) => done(error, connection));
      },
    },
  };
}

/** PostgreSQL returns 64-bit integers as text. The ones stored here (milliseconds, counts) fit into a number. */
async function readBigIntegersAsNumbers(): Promise<void> {
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
}

/** Creates a folder and its parents. Node's recursive mkdir never returns below /proc (seen with 20.20). */
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

/**
 * Relations are read one after the other. By default, Objection reads four at once, also in a transaction, whose only connection takes one
 * query at a time: `pg` 9 throws.
 */
Object.assign(Model, { concurrency: 1 });

/** Connects to a database without creating or changing tables. Creates a missing SQLite file. */
export async function connect(location: DatabaseLocation, log: Logger): Promise<Knex> {
  if (location.client === 'pg') {
    await readBigIntegersAsNumbers();
    const database = knex({
      ...quietLog(log),
      ...snakeCase,
      client: 'pg',
      connection: { connectionString: location.url },
      acquireConnectionTimeout: acquireConnectionTimeoutMs,
      pool: { min: 0, max: 10 },
    });
    watchStatements(database);
    return database;
  }
  await makeFolder(path.dirname(location.file));
  // SQLite creates its log with the mode of the file.
  if (!existsSync(location.file)) await createPrivateFile(location.file);
  return knex({ ...quietLog(log), ...snakeCase, ...sqliteConfig(location.file) });
}

/** Returns the location of the data for display, without a password. */
export function placeOf(location: DatabaseLocation): string {
  if (location.client === 'sqlite3') return location.file;
  const url = new URL(location.url);
  return `postgres://${url.host}${url.pathname}`;
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error);
}

/** Returns the error for a database that cannot be opened. */
export function cannotOpen(location: DatabaseLocation, error: unknown): StartError {
  const reason = reasonOf(error);
  // Knex's message for a recorded migration that it does not have.
  if (reason.includes('migration directory is corrupt')) {
    if (reason.includes(unreleasedMigration)) {
      return new StartError(
        `The data in ${placeOf(location)} was written by an unreleased version of Countertop, which no version can migrate; move it away or set DATABASE_URL to a new database.`,
      );
    }
    return new StartError(
      `The data in ${placeOf(location)} was written by a newer version of Countertop; start that version or set DATABASE_URL.`,
    );
  }
  if (location.client === 'pg') {
    return new StartError(
      `The database at ${placeOf(location)} cannot be used (${reason}); check DATABASE_URL and that it is running.`,
    );
  }
  if (hasSqliteCode(error, 'CORRUPT', 'NOTADB')) {
    return new StartError(
      `The data file ${location.file} is damaged or not a database (${reason}). Restore a backup with npx countertop restore FILE, or set DATABASE_URL to another file.`,
    );
  }
  const folder = path.dirname(location.file);
  return new StartError(
    `The data file ${location.file} cannot be used (${reason}); make the folder ${folder} writable or set DATABASE_URL to another file.`,
  );
}

/** Runs migrations. No other process can hold Knex's lock here, so one that exists is left over from a killed start. */
async function migrateExclusively(database: Knex): Promise<void> {
  try {
    await database.migrate.latest({ migrationSource });
  } catch (error) {
    if (!(error instanceof Error && error.name === 'MigrationLocked')) throw error;
    await database.migrate.forceFreeMigrationsLock({ migrationSource });
    await database.migrate.latest({ migrationSource });
  }
}

/** Servers that start at the same time on PostgreSQL take turns. A SQLite file has a single server. */
async function migrate(database: Knex, location: DatabaseLocation): Promise<void> {
  if (location.client === 'sqlite3') return migrateExclusively(database);
  await withAdvisoryLock(database, 'migrations', () => migrateExclusively(database));
}

/** Opens the database, creating it if necessary, and runs migrations. */
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
