import type { Knex } from 'knex';
import { isPostgres } from '../isPostgres.ts';
import type { MarkRow, Tally, TallyRow } from './Tally.ts';

/**
 * A list of lists as rows: one text to bind, however many there are. Thousands of values bound one by one take a database
 * longer to read than to store.
 */
function rowsFrom(database: Knex): string {
  return isPostgres(database) ? 'json_array_elements(?::json) as rows(value)' : 'json_each(?) as rows';
}

/** SQLite gives the rows, PostgreSQL an object with them. */
type Returned = readonly MarkRow[] | { readonly rows: readonly MarkRow[] };

/** Marks visitors, and gives those that were not marked before. */
export async function writeMarks(trx: Knex.Transaction, marks: readonly MarkRow[]): Promise<readonly MarkRow[]> {
  if (marks.length === 0) return [];
  const values = marks.map(({ day, kind, name, session_id }) => [day, kind, name, session_id]);
  const answer: Returned = await trx.raw(
    `insert into analytics_marks (day, kind, name, session_id)
      select rows.value->>0, rows.value->>1, rows.value->>2, rows.value->>3 from ${rowsFrom(trx)} where true
      on conflict do nothing returning day, kind, name, session_id`,
    [JSON.stringify(values)],
  );
  return 'rows' in answer ? answer.rows : answer;
}

async function write(trx: Knex.Transaction, rows: readonly TallyRow[], onConflict: string): Promise<void> {
  const values = rows.map(({ kind, day, name, count, people }) => [kind, day, name, count, people]);
  await trx.raw(
    `insert into analytics_tallies (kind, day, name, count, people)
      select rows.value->>0, rows.value->>1, rows.value->>2, cast(rows.value->>3 as bigint), cast(rows.value->>4 as bigint)
      from ${rowsFrom(trx)} where true ${onConflict}`,
    [JSON.stringify(values)],
  );
}

function sumsOf(rows: readonly TallyRow[]): readonly TallyRow[] {
  const sums = new Map<string, TallyRow>();
  for (const row of rows) {
    const name = `${row.kind}\n${row.name}`;
    const sum = sums.get(name);
    sums.set(
      name,
      sum === undefined
        ? { ...row, day: 'all' }
        : { ...sum, count: sum.count + row.count, people: sum.people + row.people },
    );
  }
  return [...sums.values()];
}

const adding = `on conflict (kind, day, name) do update set
  count = analytics_tallies.count + excluded.count, people = analytics_tallies.people + excluded.people`;

/** Writes what was added up, to its days and to the sums of all days. */
export async function writeTally(trx: Knex.Transaction, tally: Tally): Promise<void> {
  for (const place of await writeMarks(trx, tally.marks())) tally.addPerson(place);
  const rows = tally.rows();
  if (rows.length > 0) await write(trx, [...rows, ...sumsOf(rows)], adding);
}

/** Writes rows of days that have none. */
export async function insertTallies(trx: Knex.Transaction, rows: readonly TallyRow[]): Promise<void> {
  if (rows.length > 0) await write(trx, rows, '');
}

/** Makes the sums of all days anew. */
export async function sumAllDays(trx: Knex.Transaction): Promise<void> {
  await trx('analytics_tallies').where({ day: 'all' }).delete();
  await trx.raw(`insert into analytics_tallies (kind, day, name, count, people)
    select kind, 'all', name, sum(count), sum(people) from analytics_tallies group by kind, name`);
}
