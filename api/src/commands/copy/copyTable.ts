import type { Knex } from 'knex';
import { StartError } from '../../platform/config/startError.ts';
import { Checksum, checksumOf, pagesOf, type Row } from './pages.ts';
import type { CopiedTable } from './tablesInOrder.ts';

/** SQLite keeps true and false as numbers, and PostgreSQL tells them apart. */
function translated(row: Row, { booleans }: CopiedTable): Row {
  const flags = booleans.map((column) => [column, row[column] === null ? null : Boolean(row[column])]);
  return { ...row, ...Object.fromEntries(flags) };
}

/** The number that the next row gets in the old place: numbers of deleted rows are not given again. */
async function lastNumber(from: Knex, { name, counter }: CopiedTable): Promise<number> {
  const [kept]: { seq: number }[] = await from('sqlite_sequence').where({ name }).select('seq');
  const [most]: { most: number | null }[] = await from(name).max({ most: counter ?? '' });
  return Math.max(kept?.seq ?? 0, most?.most ?? 0);
}

async function setCounter(from: Knex, to: Knex, table: CopiedTable): Promise<void> {
  if (table.counter === null) return;
  const last = await lastNumber(from, table);
  await to.raw('select setval(pg_get_serial_sequence(?, ?), ?, ?)', [
    `"${table.name}"`,
    table.counter,
    Math.max(1, last),
    last > 0,
  ]);
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // Knex writes the whole query before the reason.
  return text.slice(text.lastIndexOf(' - ') + 1).replace(/^- /, '');
}

/** Copies a table, sets its counter and compares both; gives how many rows it has. Throws a sentence when they differ. */
export async function copyTable(from: Knex, to: Knex, table: CopiedTable): Promise<number> {
  const { name } = table;
  const read = new Checksum();
  for await (const page of pagesOf(from, table)) {
    try {
      await to(name).insert(page.map((row) => translated(row, table)));
    } catch (error) {
      throw new StartError(`A row of the table ${name} cannot be stored in PostgreSQL: ${reasonOf(error)}.`);
    }
    for (const row of page) read.add(row);
  }
  await setCounter(from, to, table);
  const written = await checksumOf(to, table);
  if (written.rows !== read.rows || written.text !== read.text) {
    throw new StartError(
      `The table ${name} is not the same in both places (${read.rows} rows against ${written.rows}). Nothing was copied.`,
    );
  }
  return read.rows;
}
