import { parse } from 'csv-parse/browser/esm/sync';

/** Those first that win a tie: a comma may also be inside of a name. */
const separators = ['\t', ';', '|', ','] as const;
/** Excel reads the separator from such a first line. */
const separatorLine = /^sep=(.)\n/i;

/** Quotes as RFC 4180 says, quotes of people inside of cells, and quotes that nobody has closed. */
const quoting = [{ relax_quotes: true, trim: true }, { relax_quotes: true }, { quote: false }] as const;

/** Whether a quote that is never closed may have swallowed the lines below it. */
const hasSwallowedLines = (records: readonly string[][]) =>
  records.every(({ length }) => length < 2) && records.some(([cell = '']) => cell.includes('\n'));

function parseText(text: string, delimiter: string): string[][] {
  for (const quotes of quoting) {
    try {
      const records: string[][] = parse(text, {
        delimiter,
        relax_column_count: true,
        skip_empty_lines: false,
        record_delimiter: '\n',
        ...quotes,
      });
      if (!hasSwallowedLines(records)) return records;
    } catch {
      // The next one takes more.
    }
  }
  return text.split('\n').map((line) => line.split(delimiter));
}

/** Returns the largest number of records that have the same number of cells, at least two. */
function regularity(records: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

const emailAddress = /[<([]?(?:mailto:)?[^\s<>()[\],;]+@[^\s<>()[\],;]+[>)\]]?/giu;

/** Returns a cell on one line, without invisible marks and quotes, and without the email address next to a name: "Ada <ada@school.example>". */
function cleanCell(cell: string): string {
  const visible = cell.normalize('NFC').replaceAll(/[\p{Bidi_Control}\u200B\u2060\uFEFF\u00AD"“”„«»]/gu, '');
  const line = visible.replaceAll(/\s+/gu, ' ').trim();
  const name = line
    .replaceAll(emailAddress, ' ')
    .replaceAll(/ +/g, ' ')
    .replaceAll(/^[\s:|–—-]+|[\s:|–—-]+$/gu, '');
  return name !== line && /\p{L}/u.test(name) ? name : line;
}

/** Returns the records of comma-, semicolon-, tab- or bar-separated text that aren't empty. The separator is the one that makes most lines alike. */
export function readRecords(text: string): string[][] {
  const lines = text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(/^\uFEFF/, '');
  const said = separatorLine.exec(lines)?.[1];
  const body = said === undefined ? lines : lines.replace(separatorLine, '');
  const tables = (said === undefined ? separators : [said]).map((separator) => parseText(body, separator));
  const best = tables.reduce((one, other) => (regularity(other) > regularity(one) ? other : one), tables.at(0) ?? []);
  const table = regularity(best) === 0 ? (tables.at(-1) ?? best) : best;
  return table.map((record) => record.map(cleanCell)).filter((record) => record.some((cell) => cell !== ''));
}
