import { csvOf, csvRecords } from '@countertop/contract/shared/csv';

/** Rows of a page: few enough that other requests don't notice the time that a page takes. */
export const rowsPerPage = 50;

export type Cell = string | number | boolean | null;
/** Rows by column name. */
export type Lines = readonly Readonly<Record<string, Cell>>[];

/** Returns a CSV file with a header row. `columns` is needed if there may be no lines. */
export function csvOfLines(lines: Lines, columns: readonly string[] = Object.keys(lines[0] ?? {})): string {
  return csvOf([columns, ...lines.map((line) => columns.map((name) => line[name]))]);
}

/** Returns further rows of a file that `csvOfLines` has begun. */
export function csvRows(lines: Lines, columns: readonly string[]): string {
  return csvRecords(lines.map((line) => columns.map((name) => line[name])));
}
