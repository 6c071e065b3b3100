import { stringify } from 'csv-stringify/sync';

/** What a cell can hold. */
export type Cell = string | number | boolean | null;
/** Lines under the names of their columns. */
export type Lines = readonly Readonly<Record<string, Cell>>[];

/**
 * Lines as a CSV file. Spreadsheets take the first line as names, read UTF-8 by its mark, and would run a cell that
 * begins like a formula. `columns` names them where there may be no line.
 */
export function csvOf(lines: Lines, columns?: readonly string[]): string {
  const names = columns && { columns: [...columns] };
  return stringify([...lines], {
    header: true,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
    ...names,
  });
}
