import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationNames, migrationSource } from './migrationSource.ts';
import { tableNames } from './tables.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/databases.ts';

let at: TestDatabase;
beforeEach(async () => {
  at = await openTestDatabase();
});
afterEach(() => at.end());

async function columns(database: Knex): Promise<unknown[]> {
  const { rows } = await database.raw(`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by table_name, column_name`);
  return rows;
}

it('migrates down to nothing and up again', async () => {
  const before = await columns(at.database);

  await at.database.migrate.rollback({ migrationSource }, true);
  const left = await tableNames(at.database);
  await at.database.migrate.latest({ migrationSource });

  expect(left).toEqual(['knex_migrations', 'knex_migrations_lock']);
  expect(await columns(at.database)).toEqual(before);
  expect(await at.database('menu_items')).toHaveLength(12);
});

it('migrates after a killed start, however many servers start at once', async () => {
  await at.database.migrate.down({ migrationSource });
  await at.database('knex_migrations_lock').update({ is_locked: 1 });

  const servers = await Promise.all([at.reopen(), at.reopen(), at.reopen(), at.reopen()]);
  await Promise.all(servers.map((server) => server.destroy()));

  expect(await at.database('knex_migrations').orderBy('id').pluck('name')).toEqual(migrationNames);
});

it('rejects data of a newer version without revealing the password', async () => {
  await at.database('knex_migrations').insert({ name: '999_future', batch: 9 });

  const message = await at.reopen().catch(String);

  expect(message).toMatch(/^StartError: The data in postgres:\/\/\S+ was written by a newer version of Countertop/);
  expect(message).not.toContain(new URL(at.url).password);
});
