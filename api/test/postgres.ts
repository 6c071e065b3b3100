import { randomBytes } from 'node:crypto';
import knex, { type Knex } from 'knex';
import pino from 'pino';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../tests/support/postgres/postgres.mjs';
import { openDatabase } from '../src/platform/db/db.ts';
import { type Emptying, empty, emptyingOf } from './emptying.ts';

/** The PostgreSQL server of a test run. */
interface PostgresForTests {
  /** URL with a user who can create databases. */
  readonly server: string;
  /** Name of the migrated database that others are copied from. */
  readonly template: string;
  readonly emptying: Emptying;
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

async function ask<Answer>(server: string, query: (database: Knex) => PromiseLike<Answer>): Promise<Answer> {
  const database = knex({ client: 'pg', connection: server });
  try {
    return await query(database);
  } finally {
    await database.destroy();
  }
}

const newName = (kind: string) => `${kind}_${randomBytes(8).toString('hex')}`;

async function makeTemplate(server: string): Promise<PostgresForTests> {
  const template = newName('test');
  await ask(server, (database) => database.raw('create database ??', [template]));
  const made = await openDatabase({ client: 'pg', url: addressOf(server, template) }, pino({ level: 'silent' }));
  try {
    return { server, template, emptying: await emptyingOf(made) };
  } finally {
    await made.destroy();
  }
}

/**
 * Global setup of the Vitest project `postgres`: uses the server of `TEST_POSTGRES` or starts one, and creates the database that
 * tests copy. Returns the teardown, which removes the copies.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const named = process.env['TEST_POSTGRES'];
  const own = named === undefined ? await startPostgres() : null;
  const server = named ?? own?.url ?? '';
  const made = await makeTemplate(server);
  provide('postgres', made);
  return async () => {
    await ask(server, async (database) => {
      const names = await database('pg_database').whereLike('datname', `${made.template}%`).pluck('datname');
      for (const name of names) await database.raw('drop database ?? with (force)', [name]);
    });
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

/** Databases of earlier tests, emptied: creating one takes 20 times as long. */
const emptied: string[] = [];

async function copyOf({ server, template }: PostgresForTests): Promise<string> {
  const name = newName(template);
  await ask(server, (database) => database.raw('create database ?? template ??', [name, template]));
  return name;
}

/** Returns an empty, migrated PostgreSQL database for a test; null in projects that run on SQLite. */
export async function ownPostgres(): Promise<OwnPostgres | null> {
  const postgres: PostgresForTests | undefined = inject('postgres');
  if (postgres === undefined) return null;
  const { server, emptying } = postgres;
  const name = emptied.pop() ?? (await copyOf(postgres));
  const url = addressOf(server, name);
  let isAdministered = false;
  return {
    url,
    name,
    async administer(...statements) {
      isAdministered = true;
      for (const [sql, ...names] of statements) await ask(server, (database) => database.raw(sql, names));
    },
    async remove() {
      const isEmpty = () => ask(url, (database) => empty(database, emptying)).catch(() => false);
      if (!isAdministered && (await isEmpty())) emptied.push(name);
      else await ask(server, (database) => database.raw('drop database if exists ?? with (force)', [name]));
    },
  };
}
