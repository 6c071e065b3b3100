import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Knex } from 'knex';
import pino from 'pino';
import { openDatabase } from './db.ts';

/** A database of its own for a test, with all tables and nothing in them. */
export interface TestDatabase {
  readonly database: Knex;
  /** Removes it. */
  end(): Promise<void>;
}

const log = pino({ level: 'silent' });

async function openSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-api-'));
  const database = await openDatabase({ client: 'sqlite3', file: path.join(folder, 'data.sqlite') }, log);
  return {
    database,
    async end() {
      await database.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** In a schema of its own. */
async function openPostgres(server: string): Promise<TestDatabase> {
  const schema = `test_${randomBytes(6).toString('hex')}`;
  const { default: pg } = await import('pg');
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create schema ${schema}`);
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const database = await openDatabase({ client: 'pg', url: url.href }, log);
  return {
    database,
    async end() {
      await database.destroy();
      await client.query(`drop schema ${schema} cascade`);
      await client.end();
    },
  };
}

const postgres = process.env['TEST_POSTGRES'];

/** The databases a test runs on: SQLite, and PostgreSQL where `TEST_POSTGRES` names a server to make schemas in. */
export const testDatabases: readonly (readonly [name: string, open: () => Promise<TestDatabase>])[] = [
  ['SQLite', openSqlite],
  ...(postgres === undefined ? [] : [['PostgreSQL', () => openPostgres(postgres)] as const]),
];
