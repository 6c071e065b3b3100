import { existsSync } from 'node:fs';
import type { Knex } from 'knex';
import pino from 'pino';
import { connect, openDatabase, placeOf } from '../../platform/db/db.ts';
import { type DatabaseLocation, databaseAt } from '../../platform/config/env.ts';
import { migrationNames } from '../../platform/db/migrationSource.ts';
import { assertNotInUse } from '../../platform/db/sqliteInUse.ts';
import { StartError } from '../../platform/config/startError.ts';
import { copyTable } from './copyTable.ts';
import { type CopiedTable, tablesInOrder } from './tablesInOrder.ts';

const usage =
  'Say from where to where: npm run copy-db -- data/countertop.sqlite postgres://user:password@host/database.';
const log = pino({ level: 'silent' });
/** Filled when it is made, so a new place has rows of it: they are replaced by those of the old place. */
const filledTable = 'menu_items';

interface Places {
  readonly fromPlace: DatabaseLocation & { readonly client: 'sqlite3' };
  readonly toPlace: DatabaseLocation & { readonly client: 'pg' };
}

function placesOf(args: readonly string[], root: string): Places {
  const [from, to] = args.map((text) => databaseAt(text, root));
  if (args.length !== 2 || !from || !to) throw new StartError(usage);
  if (from.client !== 'sqlite3' || to.client !== 'pg') {
    throw new StartError(`Sites move from SQLite to PostgreSQL only. ${usage}`);
  }
  if (!existsSync(from.file)) throw new StartError(`There is no file ${from.file} to copy from.`);
  return { fromPlace: from, toPlace: to };
}

/** The old place is left as it is, so its tables must be those that this version knows. */
async function checkVersion(from: Knex, place: string): Promise<void> {
  const done: string[] = await from('knex_migrations')
    .orderBy('id')
    .pluck('name')
    .catch(() => {
      throw new StartError(`${place} is not the data of a Countertop site.`);
    });
  if (done.join() === migrationNames.join()) return;
  throw new StartError(
    `The data in ${place} is of another version of Countertop. Start this version on it once, stop it, and copy then.`,
  );
}

async function checkEmpty(to: Knex, tables: readonly CopiedTable[], place: string): Promise<void> {
  for (const { name } of tables) {
    if (name === filledTable) continue;
    const row: unknown = await to(name).first();
    if (row !== undefined) {
      throw new StartError(`${place} holds data already (in the table ${name}). Copy into a new database.`);
    }
  }
}

/** Grows with each change that another program makes. */
async function changesSeen(from: Knex): Promise<number> {
  const [row]: { data_version: number }[] = await from.raw('PRAGMA data_version');
  return row?.data_version ?? 0;
}

async function copyAll(from: Knex, to: Knex, tables: readonly CopiedTable[]): Promise<number> {
  const changesBefore = await changesSeen(from);
  return to.transaction(async (trx) => {
    let rows = 0;
    await trx(filledTable).delete();
    // One view of the old place from the first table to the last.
    await from.transaction(async (view) => {
      for (const table of tables) rows += await copyTable(view, trx, table);
    });
    if ((await changesSeen(from)) !== changesBefore) {
      throw new StartError('The site was changed while it was copied. Stop its server and copy again.');
    }
    return rows;
  });
}

/**
 * `npm run copy-db -- FROM TO`: copies a site from a SQLite file into an empty PostgreSQL database, all or nothing, and
 * compares both. Gives the sentence that says what was done; what a person must change is thrown as a `StartError`.
 */
export async function copyDb(args: readonly string[], _: unknown, root = process.cwd()): Promise<string> {
  const { fromPlace, toPlace } = placesOf(args, root);
  await assertNotInUse(fromPlace.file);
  const from = await connect(fromPlace, log);
  try {
    await checkVersion(from, placeOf(fromPlace));
    const to = await openDatabase(toPlace, log);
    try {
      const tables = await tablesInOrder(to);
      await checkEmpty(to, tables, placeOf(toPlace));
      const rows = await copyAll(from, to, tables);
      return `Copied ${rows} rows of ${tables.length} tables to ${placeOf(toPlace)}; counts and checksums agree. Set DATABASE_URL to it and start the server.`;
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
}
