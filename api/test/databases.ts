import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import pino from 'pino';
import { openDatabase } from '../src/platform/db/db.ts';
import type { ErasureParts } from '../src/resources/erasure/erase.ts';
import { ownPostgres } from './postgres.ts';
import { writeMigratedSqlite } from './sqlite.ts';

/** An empty, migrated database for a test. */
export interface TestDatabase {
  readonly database: Knex;
  /** For `DATABASE_URL`. */
  readonly url: string;
  /** The parameters of `eraseUser`. */
  readonly erasure: ErasureParts;
  /** Opens another connection, like a second process. */
  reopen(): Promise<Knex>;
  /** Closes and removes it. */
  end(): Promise<void>;
}

const log = pino({ level: 'silent' });

/** Returns what `eraseUser` needs, with files in a folder. */
const filesIn = (folder: string) => ({
  erasedFile: path.join(folder, 'erased-accounts'),
  outboxFolder: path.join(folder, 'outbox'),
  log,
});

/** Opens a SQLite file, even in tests that run on PostgreSQL. */
export async function openSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-api-'));
  const file = path.join(folder, 'data.sqlite');
  await writeMigratedSqlite(file);
  const reopen = () => openDatabase({ client: 'sqlite3', file }, log);
  const database = await reopen();
  return {
    database,
    url: file,
    erasure: { database, ...filesIn(folder) },
    reopen,
    async end() {
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a SQLite file, or a PostgreSQL database in the Vitest project `postgres`. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const postgres = await ownPostgres();
  if (postgres === null) return openSqlite();
  const { url } = postgres;
  const reopen = () => openDatabase({ client: 'pg', url }, log);
  const database = await reopen();
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-api-'));
  return {
    database,
    url,
    erasure: { database, ...filesIn(folder) },
    reopen,
    async end() {
      await database.destroy();
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
