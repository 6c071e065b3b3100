import { parse } from 'csv-parse/browser/esm/sync';

const separators = [';', '\t', ','] as const;

/** Returns the separator that the first line has most of: spreadsheet programs write semicolons where the comma is a decimal mark. */
function separatorOf(text: string): string {
  const [first = ''] = text.trimStart().split('\n', 1);
  const counts = separators.map((one) => first.split(one).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Returns the records of comma-, semicolon- or tab-separated text, empty lines included. */
export function readRecords(text: string): string[][] {
  return parse(text, {
    delimiter: separatorOf(text),
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    trim: true,
  });
}
