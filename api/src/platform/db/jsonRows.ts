import type { Knex } from 'knex';
import { isPostgres } from './isPostgres.ts';
import { snakeCase } from './snakeCase.ts';

/**
 * Returns the SQL that expands one JSON parameter, an array of arrays, into rows; `rows.value->>0` is the first column. Binding
 * thousands of values one by one takes the database longer than storing them. Raw SQL, because no query builder supports this.
 */
export function jsonRows(database: Knex): string {
  return isPostgres(database) ? 'json_array_elements(?::json) as rows(value)' : 'json_each(?) as rows';
}

/** The result of `raw`: SQLite returns the rows, PostgreSQL an object that contains them. */
export type RawResult<Row> = readonly Row[] | { readonly rows: readonly Row[] };

export function rowsOf<Row>(result: RawResult<Row>): readonly Row[] {
  // The mappers only see the object on PostgreSQL, and leave its rows as they are.
  return 'rows' in result ? snakeCase.postProcessResponse(result.rows) : result;
}
