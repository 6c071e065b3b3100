/** SQLite accepts at most 500 rows per insert. */
const maxRows = 400;

/** Splits rows into pages that fit into one insert. */
export function* pagesOf<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += maxRows) yield rows.slice(from, from + maxRows);
}
