import { stringify } from 'csv-stringify/browser/esm/sync';

/** ASVS 1.2.10 also names NUL. The library handles the others: = + - @, tab and return, in both widths. */
const escapeNul = (value: string) => (value.startsWith('\0') ? `'${value}` : value);

type Records = readonly (readonly unknown[])[];

/** Between the whole and the fraction of a number. Where it's a comma, spreadsheet programs separate cells by semicolons. */
export type DecimalMark = '.' | ',';

/** Returns the decimal mark of the first of a person's languages (BCP 47). Spreadsheet programs use that of the region. */
export function decimalMarkOf([language = 'en-US']: readonly string[]): DecimalMark {
  return new Intl.NumberFormat(language).format(0.5).includes(',') ? ',' : '.';
}

/**
 * Returns records as CSV (RFC 4180, CRLF) without a byte order mark, for the middle of a file. Puts an apostrophe before text that
 * spreadsheets would run as a formula. Numbers stay numbers in spreadsheets with this decimal mark.
 */
export function csvRecords(records: Records, decimalMark: DecimalMark = '.'): string {
  return stringify(
    records.map((record) => [...record]),
    {
      delimiter: decimalMark === ',' ? ';' : ',',
      escape_formulas: true,
      record_delimiter: 'windows',
      quoted_match: /[\r\n]/,
      cast: { string: escapeNul, number: (value) => String(value).replace('.', decimalMark) },
    },
  );
}

/** The same with the byte order mark that spreadsheets need to detect UTF-8. The first record holds the column names. */
export function csvOf(records: Records, decimalMark: DecimalMark = '.'): string {
  return `\uFEFF${csvRecords(records, decimalMark)}`;
}
