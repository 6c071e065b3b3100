import type { Knex } from 'knex';
import { isPostgres } from '../../platform/db/isPostgres.ts';
import type { MarkRow } from './AnalyticsMark.model.ts';
import { AnalyticsTallyModel, type TallyRow } from './AnalyticsTally.model.ts';
import type { FactKind } from './facts.ts';
import type { Tally } from './Tally.ts';

/**
 * A list of lists as rows: one text to bind, however many there are. Thousands of values bound one by one take a database
 * longer to read than to store. Raw SQL, because no query builder has a form for it: 400 models inserted one by one take 12 to
 * 21 times the CPU time of one statement (`npm run bench -- data-layer`).
 */
export function rowsFrom(database: Knex): string {
  return isPostgres(database) ? 'json_array_elements(?::json) as rows(value)' : sqliteRows;
}

export const sqliteRows = 'json_each(?) as rows';

/** What a raw statement gives: SQLite the rows, PostgreSQL an object with them. */
type Returned<Row> = readonly Row[] | { readonly rows: readonly Row[] };

export function returnedRows<Row>(answer: Returned<Row>): readonly Row[] {
  return 'rows' in answer ? answer.rows : answer;
}

/** Puts lists of day, kind, name and session id where they are not yet. */
export function insertMarks(rows: string): string {
  return `insert into analytics_marks (day, kind, name, session_id)
    select rows.value->>0, rows.value->>1, rows.value->>2, rows.value->>3 from ${rows} where true
    on conflict do nothing`;
}

export function markValues(marks: readonly MarkRow[]): string {
  return JSON.stringify(marks.map(({ day, kind, name, session_id: id }) => [day, kind, name, id]));
}

/** Marks visitors, and gives those that were not marked before. */
export async function writeMarks(trx: Knex.Transaction, marks: readonly MarkRow[]): Promise<readonly MarkRow[]> {
  if (marks.length === 0) return [];
  const sql = `${insertMarks(rowsFrom(trx))} returning day, kind, name, session_id`;
  const answer: Returned<MarkRow> = await trx.raw(sql, [markValues(marks)]);
  return returnedRows(answer);
}

/** Deletes marks, and returns those that existed. */
export async function deleteMarks(trx: Knex.Transaction, marks: readonly MarkRow[]): Promise<readonly MarkRow[]> {
  if (marks.length === 0) return [];
  const answer: Returned<MarkRow> = await trx.raw(
    `delete from analytics_marks where (day, kind, name, session_id) in
      (select rows.value->>0, rows.value->>1, rows.value->>2, rows.value->>3 from ${rowsFrom(trx)})
      returning day, kind, name, session_id`,
    [markValues(marks)],
  );
  return returnedRows(answer);
}

/** Puts lists of kind, day, name, count and people where there are none. */
function insertCounts(rows: string): string {
  return `insert into analytics_tallies (kind, day, name, count, people)
    select rows.value->>0, rows.value->>1, rows.value->>2, cast(rows.value->>3 as bigint), cast(rows.value->>4 as bigint)
    from ${rows} where true`;
}

/** What follows an insert of counts: they are added to those that are there. */
export const addingToCounts = `on conflict (kind, day, name) do update set
  count = analytics_tallies.count + excluded.count, people = analytics_tallies.people + excluded.people`;

export const addCounts = (rows: string) => `${insertCounts(rows)} ${addingToCounts}`;

function countValues(rows: readonly TallyRow[]): string {
  return JSON.stringify(rows.map(({ kind, day, name, count, people }) => [kind, day, name, count, people]));
}

/** The counts of days, and the same for the sums of all days. */
export function countsWithSums(rows: readonly TallyRow[]): string {
  return countValues([...rows, ...sumsOf(rows)]);
}

/** Reported problems have no sum over all days: each has a name of its own, and sums are never deleted. */
const kindWithoutSum: FactKind = 'report';

function sumsOf(rows: readonly TallyRow[]): readonly TallyRow[] {
  const sums = new Map<string, TallyRow>();
  for (const row of rows) {
    if (row.kind === kindWithoutSum) continue;
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

/** Writes what was added up, to its days and to the sums of all days. `marks` are those that may be new. */
export async function writeTally(trx: Knex.Transaction, tally: Tally, marks: readonly MarkRow[]): Promise<void> {
  for (const place of await writeMarks(trx, marks)) tally.addPerson(place);
  const rows = tally.rows();
  if (rows.length > 0) await trx.raw(addCounts(rowsFrom(trx)), [countsWithSums(rows)]);
}

/** Takes what was added up out of its days and the sums of all days. Counts that become empty are deleted. */
export async function subtractTally(trx: Knex.Transaction, tally: Tally): Promise<void> {
  const rows = tally.rows().map((row) => ({ ...row, count: -row.count, people: -row.people }));
  if (rows.length === 0) return;
  await trx.raw(addCounts(rowsFrom(trx)), [countsWithSums(rows)]);
  const days = [...new Set(rows.map(({ day }) => day)), 'all'];
  await AnalyticsTallyModel.query(trx).whereIn('day', days).where({ count: 0, people: 0 }).delete();
}

/** Writes rows of days that have none. */
export async function insertTallies(trx: Knex.Transaction, rows: readonly TallyRow[]): Promise<void> {
  if (rows.length > 0) await trx.raw(insertCounts(rowsFrom(trx)), [countValues(rows)]);
}

/** Recomputes the sums of all days. */
export async function sumAllDays(trx: Knex.Transaction): Promise<void> {
  await AnalyticsTallyModel.query(trx).where({ day: 'all' }).delete();
  await trx.raw(`insert into analytics_tallies (kind, day, name, count, people)
    select kind, 'all', name, sum(count), sum(people) from analytics_tallies where kind <> '${kindWithoutSum}'
    group by kind, name`);
}
