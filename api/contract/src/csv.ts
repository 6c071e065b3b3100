import { stringify } from 'csv-stringify/browser/esm/sync';

/** ASVS 1.2.10 also names NUL. The library handles the others: = + - @, tab and return, in both widths. */
const escapeNul = (value: string) => (value.startsWith('\0') ? `'${value}` : value);

/**
 * Returns records as CSV (RFC 4180, CRLF); the first record holds the column names. Starts with the byte order mark that
 * spreadsheets need to detect UTF-8, and puts an apostrophe before text that they would run as a formula. Numbers stay numbers.
 */
export function csvOf(records: readonly (readonly unknown[])[]): string {
  return stringify(
    records.map((record) => [...record]),
    {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
      cast: { string: escapeNul },
    },
  );
}
