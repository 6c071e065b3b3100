import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import pino from 'pino';
import { connect, openDatabase, placeOf } from '../platform/db/db.ts';
import { databaseAt } from '../platform/config/env.ts';
import { migrationNames } from '../platform/db/migrationSource.ts';
import { assertNotInUse } from '../platform/db/sqliteInUse.ts';
import { StartError } from '../platform/config/startError.ts';

export const migrateDataHelp = `Usage: npx countertop migrate-data FROM TO

Moves a site from SQLite to an empty PostgreSQL database.
For example: npx countertop migrate-data data/countertop.sqlite postgres://user:password@host/database`;
const log = pino({ level: 'silent' });
/** Filled by a migration, so a new database already has rows in it. They are replaced. */
const prefilledTable = 'menu_items';
const pageSize = 1000;

type Row = Readonly<Record<string, Knex.Value>> & { readonly sqliteRowid: number };

/** Throws unless the SQLite file has exactly the tables of this version: migrating it would change the original. */
async function checkVersion(from: Knex, place: string): Promise<void> {
  const applied: string[] = await from('knex_migrations')
    .orderBy('id')
    .pluck('name')
    .catch(() => {
      throw new StartError(`${place} is not a Countertop database.`);
    });
  if (applied.join() === migrationNames.join()) return;
  throw new StartError(
    `${place} was written by another version of Countertop. Start this version with it once, stop it, and try again.`,
  );
}

/** Names of the tables in the order of their creation, so each one after those that it references. */
async function tablesOf(postgres: Knex): Promise<readonly string[]> {
  return postgres('pg_class')
    .where({ relkind: 'r' })
    .whereRaw(`relnamespace = current_schema()::regnamespace and relname not like 'knex\\_%'`)
    .orderBy('oid')
    .pluck('relname');
}

async function checkEmpty(to: Knex, tables: readonly string[], place: string): Promise<void> {
  for (const table of tables) {
    const row: unknown = await to(table).first();
    if (row !== undefined && table !== prefilledTable) {
      throw new StartError(`${place} already contains data (table ${table}). Use a new, empty database.`);
    }
  }
}

/** SQLite stores booleans as 0 and 1. */
const toBoolean = (value: Knex.Value | undefined) => (value === null ? null : Boolean(value));

async function copyTable(from: Knex, to: Knex, table: string): Promise<number> {
  const columns = Object.entries(await to(table).columnInfo());
  const booleans = columns.filter(([, { type }]) => type === 'boolean').map(([name]) => name);
  let copied = 0;
  let last: number | undefined;
  do {
    const rows: readonly Row[] = await from(table)
      .select(from.raw('rowid as sqlite_rowid'), '*')
      .whereRaw('rowid > ?', [last ?? Number.MIN_SAFE_INTEGER])
      .orderBy('rowid')
      .limit(pageSize);
    last = rows.at(-1)?.sqliteRowid;
    const translated = rows.map(({ sqliteRowid: _, ...row }) => ({
      ...row,
      ...Object.fromEntries(booleans.map((name) => [name, toBoolean(row[name])])),
    }));
    if (rows.length > 0) await to(table).insert(translated);
    copied += rows.length;
  } while (last !== undefined);
  return copied;
}

/** Continues the numbering of the SQLite table, so that numbers of deleted rows are not reused. */
async function copySequence(from: Knex, to: Knex, table: string): Promise<void> {
  const [counter]: { seq: number }[] = await from('sqlite_sequence').where({ name: table });
  if (counter === undefined) return;
  await to.raw(`select setval(pg_get_serial_sequence(?, 'id'), ?)`, [table, counter.seq]);
}

async function copyAll(from: Knex, to: Knex, tables: readonly string[]): Promise<number> {
  let copied = 0;
  await to(prefilledTable).delete();
  for (const table of tables) {
    try {
      copied += await copyTable(from, to, table);
      await copySequence(from, to, table);
    } catch (error) {
      // Knex puts the query before the reason.
      const reason = (error instanceof Error ? error.message : String(error)).split(' - ').at(-1);
      throw new StartError(`The table ${table} could not be copied, so nothing was: ${reason}.`);
    }
  }
  return copied;
}

/**
 * Copies a site from a SQLite file to an empty PostgreSQL database in one transaction. Returns a
 * summary. Throws a `StartError` if the operator needs to change something.
 */
export async function migrateData(args: readonly string[], _: unknown, root = process.cwd()): Promise<string> {
  const [source, target] = args.map((text) => databaseAt(text, root));
  if (args.length !== 2 || source?.client !== 'sqlite3' || target?.client !== 'pg')
    throw new StartError(migrateDataHelp);
  if (!existsSync(source.file)) throw new StartError(`There is no file ${source.file}.`);
  await assertNotInUse(source.file);
  const from = await connect(source, log);
  try {
    await checkVersion(from, placeOf(source));
    const to = await openDatabase(target, log);
    try {
      const tables = await tablesOf(to);
      await checkEmpty(to, tables, placeOf(target));
      const rows = await from.transaction((read) => to.transaction((write) => copyAll(read, write, tables)));
      return `Copied ${rows} rows from ${tables.length} tables to ${placeOf(target)}. Set DATABASE_URL to it and start the server.`;
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
}
