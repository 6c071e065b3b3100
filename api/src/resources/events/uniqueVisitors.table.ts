import type { Knex } from 'knex';
import { jsonRows, type RawResult, rowsOf } from '../../platform/db/jsonRows.ts';
import type { UniqueVisitorRow } from './UniqueVisitor.model.ts';

/** Returns the SQL that inserts `rows` of unique visitors, and skips those that are stored already. */
function insertVisitors(rows: string): string {
  return `insert into analytics_visitors (day, kind, name, session_id)
    select rows.value->>0, rows.value->>1, rows.value->>2, rows.value->>3 from ${rows} where true
    on conflict do nothing`;
}

/** Returns the JSON parameter of `insertVisitors`. */
function visitorValues(visitors: readonly UniqueVisitorRow[]): string {
  return JSON.stringify(visitors.map(({ day, kind, name, sessionId: id }) => [day, kind, name, id]));
}

/** Stores unique visitors. Returns those that were new. */
export async function writeVisitors(
  trx: Knex.Transaction,
  visitors: readonly UniqueVisitorRow[],
): Promise<readonly UniqueVisitorRow[]> {
  if (visitors.length === 0) return [];
  const sql = `${insertVisitors(jsonRows(trx))} returning day, kind, name, session_id`;
  const result: RawResult<UniqueVisitorRow> = await trx.raw(sql, [visitorValues(visitors)]);
  return rowsOf(result);
}

/** Deletes unique visitors. Returns those that existed. */
export async function deleteVisitors(
  trx: Knex.Transaction,
  visitors: readonly UniqueVisitorRow[],
): Promise<readonly UniqueVisitorRow[]> {
  if (visitors.length === 0) return [];
  const result: RawResult<UniqueVisitorRow> = await trx.raw(
    `delete from analytics_visitors where (day, kind, name, session_id) in
      (select rows.value->>0, rows.value->>1, rows.value->>2, rows.value->>3 from ${jsonRows(trx)})
      returning day, kind, name, session_id`,
    [visitorValues(visitors)],
  );
  return rowsOf(result);
}
