import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './db.ts';
import { migrationSource } from './migrationSource.ts';

const log = pino({ level: 'silent' });
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countertop-api-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = () => openDatabase({ client: 'sqlite3', file: path.join(folder, 'data.sqlite') }, log);

it('migrates down to nothing and up again', async () => {
  const database = await open();
  const tables = async () =>
    (await database('sqlite_master').where({ type: 'table' }).orderBy('name')).map(({ name }) => name);
  const schema = () => database('sqlite_master').select('name', 'sql').orderBy('name');
  const before = await schema();

  await database.migrate.rollback({ migrationSource }, true);
  const left = await tables();
  await database.migrate.latest({ migrationSource });
  const after = await schema();
  const dishes = await database('menu_items');
  await database.destroy();

  expect(left).toEqual(['knex_migrations', 'knex_migrations_lock', 'sqlite_sequence']);
  expect(after).toEqual(before);
  expect(dishes).toHaveLength(12);
});

it('migrates after a killed start', async () => {
  const first = await open();
  await first.migrate.down({ migrationSource });
  await first('knex_migrations_lock').update({ is_locked: 1 });
  await first.destroy();

  const second = await open();
  const dishes = await second('menu_items');
  await second.destroy();

  expect(dishes).toHaveLength(12);
});

it('rejects data of a newer version', async () => {
  const database = await open();
  await database('knex_migrations').insert({ name: '999_future', batch: 9, migration_time: 0 });
  await database.destroy();

  await expect(open()).rejects.toThrow(/was written by a newer version of Countertop/);
});

it('rejects data from before the first release', async () => {
  const database = await open();
  await database('knex_migrations').update({ name: '001_analytics' });
  await database.destroy();

  await expect(open()).rejects.toThrow(/was written by an unreleased version of Countertop/);
});

it('protects the database, its log and its folder from other users of the machine', async () => {
  const nested = path.join(folder, 'data');
  const file = path.join(nested, 'data.sqlite');
  const openNested = () => openDatabase({ client: 'sqlite3', file }, log);
  const modes = async () => {
    const names = [nested, ...(await readdir(nested)).map((name) => path.join(nested, name))];
    return Promise.all(names.map(async (name) => ((await stat(name)).mode & 0o777).toString(8)));
  };

  const made = await openNested();
  const modesOfNew = await modes();
  await made.destroy();
  await chmod(file, 0o644);
  const taken = await openNested();
  const modesOfOld = await modes();
  await taken.destroy();

  expect(modesOfNew).toEqual(['700', '600', '600', '600']);
  expect(modesOfOld).toEqual(['700', '600', '600', '600']);
});

it('uses WAL, full synchronization, foreign keys and secure deletion', async () => {
  const database = await open();
  const pragma = async (name: string) => Object.values((await database.raw(`PRAGMA ${name}`))[0])[0];

  const values = await Promise.all(
    ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'secure_delete'].map(pragma),
  );
  await database.destroy();

  expect(values).toEqual(['wal', 2, 1, 5000, 1]);
});
