import { randomBytes } from 'node:crypto';
import knex, { type Knex } from 'knex';
import pino from 'pino';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tests/support/postgres/postgres.mjs';
import { openDatabase } from '../src/platform/db/db.ts';

/** The PostgreSQL server of a test run. */
interface PostgresForTests {
  /** URL with a user who can create databases. */
  readonly server: string;
  /** Name of the migrated database that others are copied from. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresForTests;
  }
}

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function ask(server: string, query: (database: Knex) => PromiseLike<unknown>): Promise<void> {
  const database = knex({ client: 'pg', connection: server });
  try {
    await query(database);
  } finally {
    await database.destroy();
  }
}

/**
 * Connects to the server once per worker for all of its tests. A connection that isn't used for a second is closed, so that the
 * worker can end.
 */
let administration: Knex | undefined;
function administer(server: string, sql: string, names: readonly string[]): PromiseLike<unknown> {
  administration ??= knex({
    client: 'pg',
    connection: server,
    pool: { min: 0, max: 1, idleTimeoutMillis: 1000, reapIntervalMillis: 500 },
  });
  return administration.raw(sql, names);
}

const newName = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;

async function makeTemplate(server: string): Promise<string> {
  const template = newName('template');
  await ask(server, (database) => database.raw('create database ??', [template]));
  const made = await openDatabase({ client: 'pg', url: addressOf(server, template) }, pino({ level: 'silent' }));
  await made.destroy();
  return template;
}

/**
 * Global setup of the Vitest project `postgres`: uses the server of `TEST_POSTGRES` or starts one, and creates the database that
 * each test copies. Returns the teardown.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_POSTGRES'];
  const own = named === undefined ? await startPostgres() : null;
  const server = named ?? own?.url ?? '';
  const template = await makeTemplate(server);
  provide('postgres', { server, template });
  return async () => {
    await ask(server, (database) => database.raw('drop database ??', [template]));
    await own?.stop();
  };
}

export interface OwnPostgres {
  readonly url: string;
  readonly name: string;
  /** Runs statements on the server, connected to another database. Each is its text and its identifiers. */
  administer(...statements: readonly (readonly [sql: string, ...names: string[]])[]): Promise<void>;
  remove(): Promise<void>;
}

/** Whether the Vitest project is `postgres`. */
export function isOnPostgres(): boolean {
  const postgres: PostgresForTests | undefined = inject('postgres');
  return postgres !== undefined;
}

/** Creates a PostgreSQL database for a test; null in projects that run on SQLite. */
export async function ownPostgres(): Promise<OwnPostgres | null> {
  const postgres: PostgresForTests | undefined = inject('postgres');
  if (postgres === undefined) return null;
  const { server, template } = postgres;
  const name = newName('test');
  // Copying files takes half of the time of writing them to the log, which is the default.
  await administer(server, 'create database ?? template ?? strategy file_copy', [name, template]);
  return {
    url: addressOf(server, name),
    name,
    async administer(...statements) {
      for (const [sql, ...names] of statements) await administer(server, sql, names);
    },
    async remove() {
      await administer(server, 'drop database if exists ?? with (force)', [name]);
    },
  };
}
