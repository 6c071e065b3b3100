import { stringify } from 'csv-stringify/browser/esm/sync';

/** ASVS 1.2.10 names NUL beside the signs that the library knows: = + - @, tab and return, in both widths. */
const behindApostrophe = (value: string) => (value.startsWith('\0') ? `'${value}` : value);

/**
 * Records as one CSV file, the names of the columns first: RFC 4180 with its line ends, UTF-8 by the mark that
 * spreadsheets look for, and an apostrophe before what they would run as a formula. A number stays a number.
 */
export function csvOf(records: readonly (readonly unknown[])[]): string {
  return stringify(
    records.map((record) => [...record]),
    {
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
      cast: { string: behindApostrophe },
    },
  );
}
