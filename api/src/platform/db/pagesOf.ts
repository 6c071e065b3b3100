/** SQLite takes at most 500 rows in one insert. */
const maxRows = 400;

/** Rows in groups that one insert can take. */
export function* pagesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += maxRows) yield rows.slice(from, from + maxRows);
}
