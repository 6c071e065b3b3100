import { csvOf } from '@countertop/contract/csv';

/** What a cell can hold. */
export type Cell = string | number | boolean | null;
/** Lines under the names of their columns. */
export type Lines = readonly Readonly<Record<string, Cell>>[];

/** Lines as a CSV file, under the names of the first one's columns; `columns` names them where there may be no line. */
export function csvOfLines(lines: Lines, columns: readonly string[] = Object.keys(lines[0] ?? {})): string {
  return csvOf([columns, ...lines.map((line) => columns.map((name) => line[name]))]);
}
