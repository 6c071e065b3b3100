import type { Reading } from './answer.ts';
import type { CorrectAnswer } from '../problems/problem.ts';

/** One row of the answer contract: what is typed, what the problem asks for, and how it is read. */
export interface AnswerCase {
  readonly text: string;
  /** Both when the row holds for money and for counts. */
  readonly unit: CorrectAnswer['unit'] | 'both';
  readonly reading: Reading;
  /** Explanation in the published table. */
  readonly why: string;
}

type Row = readonly [text: string, hundredths: number, why: string];

const number = (unit: AnswerCase['unit'], rows: readonly Row[]): readonly AnswerCase[] =>
  rows.map(([text, hundredths, why]) => ({ text, unit, reading: { kind: 'number', hundredths }, why }));

const question = (
  unit: AnswerCase['unit'],
  rows: readonly (readonly [text: string, larger: number, smaller: number, why: string])[],
): readonly AnswerCase[] =>
  rows.map(([text, larger, smaller, why]) => ({
    text,
    unit,
    reading: { kind: 'ambiguous', readings: [larger, smaller] },
    why,
  }));

const unreadable = (
  unit: AnswerCase['unit'],
  rows: readonly (readonly [text: string, why: string])[],
): readonly AnswerCase[] => rows.map(([text, why]) => ({ text, unit, reading: { kind: 'unreadable', text }, why }));

const empty = (rows: readonly (readonly [text: string, why: string])[]): readonly AnswerCase[] =>
  rows.map(([text, why]) => ({ text, unit: 'both', reading: { kind: 'empty' }, why }));

/** The published table. Hundredths are cents for money; a count of 12 is 1200. */
export const answerCases: readonly AnswerCase[] = [
  ...number('both', [
    ['12', 1200, 'A whole number.'],
    [' 12 ', 1200, 'Spaces around it are ignored.'],
    ['12.', 1200, 'A point without decimals.'],
    ['12,', 1200, 'A comma without decimals.'],
    ['0', 0, 'Zero is a number.'],
    ['007', 700, 'Leading zeros are ignored.'],
    ['.5', 50, 'The leading 0 may be missing.'],
    [',5', 50, 'The same with a comma.'],
    ['0.5', 50, 'One decimal.'],
    ['0.50', 50, 'Two decimals.'],
    ['0,50', 50, 'A decimal comma.'],
    ['12.5', 1250, 'One decimal.'],
    ['12,5', 1250, 'One decimal after a comma.'],
    ['12.50', 1250, 'Two decimals.'],
    ['12.00', 1200, 'Trailing zeros are ignored.'],
    ['0.500', 50, 'No thousands start with 0, so the point is a decimal mark.'],
    ['0,500', 50, 'The same with a comma.'],
    ['.125', 12.5, 'No digits before it, so it is a decimal mark; the third decimal counts.'],
    ['1.2345', 123.45, 'Four digits after the mark are never thousands.'],
    ['1234.567', 123456.7, 'Four digits before the mark are never a group.'],
    ['1234,50', 123450, 'A decimal comma without grouping.'],
    ['1,234.50', 123450, 'Two marks: the last one is the decimal mark.'],
    ['1.234,50', 123450, 'The same the other way around.'],
    ['1 234,50', 123450, 'A space groups thousands.'],
    ['1\u00a0234,50', 123450, 'So does a no-break space.'],
    ['1\u202f234.50', 123450, 'And a narrow no-break space.'],
    ['1 234', 123400, 'A space only groups, so there is no other reading.'],
    ["1'234.50", 123450, 'An apostrophe groups thousands.'],
    ['1’234.50', 123450, 'So does a curly one.'],
    ['1,234,567', 123456700, 'A mark that occurs twice groups thousands.'],
    ['1.234.567', 123456700, 'The same with points.'],
    ['1,23,456', 12345600, 'Grouped the Indian way.'],
    ['1,234.', 123400, 'Grouped, with a point at the end.'],
    ['1,234.567', 123456.7, 'The comma groups, so the point is the decimal mark.'],
    ['-5', -500, 'Below zero.'],
    ['−5', -500, 'A real minus sign.'],
    ['–5', -500, 'A dash used as a minus.'],
    ['- 5', -500, 'A space after the minus.'],
    ['+5', 500, 'A plus sign is ignored.'],
    ['-0', 0, 'Zero has no sign.'],
    ['=12', 1200, 'After an equals sign, as on paper.'],
    ['１２', 1200, 'Full-width digits.'],
    ['１２．５', 1250, 'Full-width digits and point.'],
    ['－５', -500, 'Full-width minus.'],
    ['٥٠', 5000, 'Arabic digits.'],
    ['٠٫٥', 50, 'Arabic digits and decimal mark.'],
    ['١٬٢٣٤', 123400, 'The Arabic thousands mark only groups.'],
    ['۱۲', 1200, 'Persian digits.'],
    ['१२', 1200, 'Devanagari digits.'],
    ['१२.५०', 1250, 'Devanagari digits with a point.'],
    ['১২', 1200, 'Bengali digits.'],
    ['0·50', 50, 'A raised decimal point, as taught in some schools.'],
    ['\u200e12\u200f', 1200, 'Invisible direction marks are ignored.'],
    ['1/2', 50, 'A fraction.'],
    ['3 / 4', 75, 'Spaces around the bar are ignored.'],
    ['9/4', 225, 'A fraction above 1.'],
    ['12/1', 1200, 'A whole number as a fraction.'],
    ['1 1/2', 150, 'A mixed number.'],
    ['-1 1/2', -150, 'The minus belongs to all of it.'],
    ['½', 50, 'A fraction as a single character.'],
    ['1½', 150, 'A mixed number with that character.'],
    ['1⁄2', 50, 'A fraction slash.'],
    ['١/٢', 50, 'A fraction in Arabic digits.'],
    ['999999999999', 99999999999900, 'Twelve digits are the maximum.'],
  ]),
  ...number('money', [
    ['$12', 1200, 'A dollar sign before the number.'],
    ['$0.50', 50, 'Dollars and cents.'],
    ['$.50', 50, 'Without the 0.'],
    ['$ 12.50', 1250, 'A space after the sign.'],
    ['12.50$', 1250, 'A dollar sign after the number.'],
    ['12,50 $', 1250, 'The sign after the number, as in Québec.'],
    ['US$12', 1200, 'A specific dollar.'],
    ['12 USD', 1200, 'The currency code.'],
    ['5 dollars', 500, 'The word dollars.'],
    ['1 dollar', 100, 'The word in singular.'],
    ['50¢', 50, 'A cent sign.'],
    ['¢50', 50, 'A cent sign before the number.'],
    ['50 c', 50, 'c for cents.'],
    ['50 cents', 50, 'The word cents.'],
    ['150¢', 150, 'More cents than a dollar.'],
    ['-$5', -500, 'The minus before the sign.'],
    ['$-5', -500, 'The minus after the sign.'],
    ['$1/2', 50, 'Half a dollar.'],
    ['＄１２', 1200, 'Full-width sign and digits.'],
    ['５０￠', 50, 'Full-width cent sign.'],
  ]),
  ...question('money', [
    ['1,234', 123400, 123.4, 'Thousands in some countries, three decimals in others.'],
    ['1.234', 123400, 123.4, 'The same with a point.'],
    ['12,000', 1200000, 1200, 'Twelve thousand, or twelve.'],
    ['$1,234', 123400, 123.4, 'A dollar sign doesn’t clarify it.'],
    ['-1,234', -123400, -123.4, 'Neither does a minus.'],
    ['0.50¢', 50, 0.5, 'Fifty cents by the decimals, half a cent by the sign.'],
    ['1,234¢', 1234, 1.234, 'The same question in cents.'],
  ]),
  ...number('count', [
    ['1,234', 123400, 'Nobody counts 1.234 portions, so the mark groups thousands.'],
    ['1.234', 123400, 'The same with a point.'],
  ]),
  ...question('count', [
    ['12,000', 1200000, 1200, 'Both readings are whole counts: twelve thousand, or twelve.'],
    ['12.000', 1200000, 1200, 'The same with a point.'],
  ]),
  ...empty([
    ['', 'Nothing has been typed.'],
    ['   ', 'Only spaces.'],
    ['\u200b', 'Only invisible characters.'],
    ['=', 'Only the equals sign.'],
  ]),
  ...unreadable('both', [
    ['.', 'A mark without digits.'],
    [',', 'A mark without digits.'],
    ['-', 'A sign without digits.'],
    ['twelve', 'Words are not read.'],
    ['12 burgers', 'A number with words.'],
    ['3+4', 'A sum instead of its result.'],
    ['3x4', 'A product instead of its result.'],
    ['1/0', 'Nothing can be divided by zero.'],
    ['1/', 'A fraction without its bottom number.'],
    ['1 3/2', 'The fraction of a mixed number is below 1.'],
    ['1/2/3', 'Two fraction bars.'],
    ['1.5/2', 'A decimal number inside a fraction.'],
    ['15%', 'A percentage is not an amount.'],
    ['1e3', 'Not how a person writes a thousand.'],
    ['0x10', 'Not how a person writes sixteen.'],
    ['1 2', 'A space that isn’t between thousands.'],
    ['1,2,3', 'Commas that aren’t between thousands.'],
    ['1.2.3', 'Points that aren’t between thousands.'],
    ['12..5', 'Two points.'],
    ['1.234,567,8', 'Marks that match no notation.'],
    ['--5', 'Two signs.'],
    ['5-', 'A sign after the number.'],
    ['(5)', 'Accounting notation, which children don’t use.'],
    ['€5', 'Another currency.'],
    ['₹5', 'Another currency.'],
    ['O.5', 'The letter O instead of zero.'],
    ['Infinity', 'A word, not a number.'],
    ['NaN', 'A word, not a number.'],
    ['1000000000000', 'Thirteen digits are too many.'],
  ]),
  ...unreadable('money', [
    ['$', 'A sign without digits.'],
    ['¢', 'A sign without digits.'],
    ['$50¢', 'Dollars and cents at once.'],
    ['$5 dollars', 'The currency twice.'],
    ['-$-5', 'Two signs.'],
  ]),
  ...unreadable('count', [
    ['$12', 'The question is how many, not how much.'],
    ['50¢', 'The question is how many, not how much.'],
  ]),
];
