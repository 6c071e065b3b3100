import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvOf, decimalMarkOf } from './csv.ts';

const read = (file: string): string[][] => parse(file, { bom: true, relax_column_count: false });

it('starts with a byte order mark and ends every line with CRLF, as RFC 4180 says', () => {
  expect(
    csvOf([
      ['Name', 'Level'],
      ['Łucja', 3],
    ]),
  ).toBe('\uFEFFName,Level\r\nŁucja,3\r\n');
});

it('preserves quotes, commas, line breaks and right-to-left text', () => {
  const names = ['Ada "Countess" King', 'King, Ada', 'two\nlines', 'two\r\nlines', 'עדה', 'آدا', '李 小明', ' edge '];

  expect(read(csvOf(names.map((name) => [name, 1])))).toEqual(names.map((name) => [name, '1']));
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '\uFF1D1+1', '=HYPERLINK("http://x","y")'])(
  'puts an apostrophe before %j, so that a spreadsheet does not run it',
  (formula) => {
    expect(read(csvOf([[formula, 'next']]))).toEqual([[`'${formula}`, 'next']]);
  },
);

it('separates by semicolons where the comma is the decimal mark, and still guards formulas', () => {
  const records = [['Name; first', 'a,b', 1.33, -0.5, 1000, '=1,5']];

  expect(csvOf(records, ',')).toBe('\uFEFF"Name; first";a,b;1,33;-0,5;1000;\'=1,5\r\n');
  expect(csvOf(records)).toBe('\uFEFFName; first,"a,b",1.33,-0.5,1000,"\'=1,5"\r\n');
});

it.each([
  ['de', ','],
  ['fr-FR', ','],
  ['es-ES', ','],
  ['es-MX', '.'],
  ['de-CH', '.'],
  ['en-GB', '.'],
] as const)('knows the decimal mark of %s', (language, mark) => {
  expect(decimalMarkOf([language, 'en-US'])).toBe(mark);
});

it('writes negative numbers as numbers', () => {
  expect(csvOf([[-5, 0, null]])).toBe('\uFEFF-5,0,\r\n');
});

it('round-trips any text, except for the apostrophe', () => {
  const cell = fc.string({ unit: 'binary' }).filter((text) => !text.startsWith('\uFEFF'));
  const record = fc.tuple(fc.constant('first'), cell, cell);

  fc.assert(
    fc.property(fc.array(record, { minLength: 1 }), (records) => {
      const readBack = read(csvOf(records)).map((cells) => cells.map((text) => text.replace(/^'/, '')));
      expect(readBack).toEqual(records.map((cells) => cells.map((text) => text.replace(/^'/, ''))));
    }),
  );
});
