import type { Reading } from './answer.ts';
import type { CorrectAnswer } from '../problems/problem.ts';

/** One row of the answer contract: what is typed, what the problem asks for, and how it is read. */
export interface AnswerCase {
  readonly text: string;
  /** Both when the row holds for money and for counts. */
  readonly unit: CorrectAnswer['unit'] | 'both';
  readonly reading: Reading;
  /** Why, in a sentence for the published table. */
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
    [' 12 ', 1200, 'Blanks around it mean nothing.'],
    ['12.', 1200, 'A point with nothing after it.'],
    ['12,', 1200, 'A comma with nothing after it.'],
    ['0', 0, 'Nothing is a number too.'],
    ['007', 700, 'Zeros in front change nothing.'],
    ['.5', 50, 'A missing 0 in front is understood.'],
    [',5', 50, 'The same with a comma.'],
    ['0.5', 50, 'One decimal.'],
    ['0.50', 50, 'Two decimals.'],
    ['0,50', 50, 'A decimal comma.'],
    ['12.5', 1250, 'One decimal.'],
    ['12,5', 1250, 'One decimal after a comma.'],
    ['12.50', 1250, 'Two decimals.'],
    ['12.00', 1200, 'Zeros after the point change nothing.'],
    ['0.500', 50, 'Nobody writes thousands after a 0, so the point is a decimal mark.'],
    ['0,500', 50, 'The same with a comma.'],
    ['.125', 12.5, 'Nothing in front, so it is a decimal mark; the third decimal is kept.'],
    ['1.2345', 123.45, 'Four digits after the mark are never thousands.'],
    ['1234.567', 123456.7, 'Four digits before the mark are never a group.'],
    ['1234,50', 123450, 'No grouping, a decimal comma.'],
    ['1,234.50', 123450, 'Two marks: the last one is the decimal mark.'],
    ['1.234,50', 123450, 'The same the other way round.'],
    ['1 234,50', 123450, 'A blank groups thousands.'],
    ['1\u00a0234,50', 123450, 'So does a blank that does not break.'],
    ['1\u202f234.50', 123450, 'And a narrow one.'],
    ['1 234', 123400, 'A blank only groups, so there is no second reading.'],
    ["1'234.50", 123450, 'An apostrophe groups thousands.'],
    ['1’234.50', 123450, 'A curly one too.'],
    ['1,234,567', 123456700, 'A mark that stands twice groups thousands.'],
    ['1.234.567', 123456700, 'The same with points.'],
    ['1,23,456', 12345600, 'Grouped the Indian way.'],
    ['1,234.', 123400, 'Grouped, with a point at the end.'],
    ['1,234.567', 123456.7, 'The comma groups, so the point is the decimal mark.'],
    ['-5', -500, 'Below zero.'],
    ['−5', -500, 'A real minus sign.'],
    ['–5', -500, 'A dash typed as a minus.'],
    ['- 5', -500, 'A blank after the minus.'],
    ['+5', 500, 'A plus sign says nothing new.'],
    ['-0', 0, 'Zero has no sign.'],
    ['=12', 1200, 'Written after an equals sign, as on paper.'],
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
    ['0·50', 50, 'A raised point, as some are taught to write it.'],
    ['\u200e12\u200f', 1200, 'Invisible direction marks are dropped.'],
    ['999999999999', 99999999999900, 'Twelve digits are the most.'],
  ]),
  ...number('money', [
    ['$12', 1200, 'A dollar sign in front.'],
    ['$0.50', 50, 'Dollars and cents.'],
    ['$.50', 50, 'The 0 is missing.'],
    ['$ 12.50', 1250, 'A blank after the sign.'],
    ['12.50$', 1250, 'The sign behind.'],
    ['12,50 $', 1250, 'The sign behind, as in Québec.'],
    ['US$12', 1200, 'Which dollar it is.'],
    ['12 USD', 1200, 'The currency code.'],
    ['5 dollars', 500, 'The word.'],
    ['1 dollar', 100, 'One of them.'],
    ['50¢', 50, 'A cent sign.'],
    ['¢50', 50, 'A cent sign in front.'],
    ['50 c', 50, 'c for cents.'],
    ['50 cents', 50, 'The word.'],
    ['150¢', 150, 'More cents than a dollar.'],
    ['-$5', -500, 'The minus before the sign.'],
    ['$-5', -500, 'The minus after the sign.'],
    ['＄１２', 1200, 'Full-width sign and digits.'],
    ['５０￠', 50, 'Full-width cent sign.'],
  ]),
  ...question('money', [
    ['1,234', 123400, 123.4, 'Thousands for some, three decimals for others.'],
    ['1.234', 123400, 123.4, 'The same with a point.'],
    ['12,000', 1200000, 1200, 'Twelve thousand, or twelve.'],
    ['$1,234', 123400, 123.4, 'A sign in front does not settle it.'],
    ['-1,234', -123400, -123.4, 'Nor does a minus.'],
    ['0.50¢', 50, 0.5, 'Half a dollar by its point, half a cent by its sign.'],
    ['1,234¢', 1234, 1.234, 'The same question in cents.'],
  ]),
  ...number('count', [
    ['1,234', 123400, 'Nobody counts 1.234 portions, so the mark groups.'],
    ['1.234', 123400, 'The same with a point.'],
  ]),
  ...question('count', [
    ['12,000', 1200000, 1200, 'Both readings are whole counts: twelve thousand, or twelve.'],
    ['12.000', 1200000, 1200, 'The same with a point.'],
  ]),
  ...empty([
    ['', 'Nothing was typed yet.'],
    ['   ', 'Blanks only.'],
    ['\u200b', 'Nothing that can be seen.'],
    ['=', 'Only the equals sign.'],
  ]),
  ...unreadable('both', [
    ['.', 'A mark without digits.'],
    [',', 'A mark without digits.'],
    ['-', 'A sign without digits.'],
    ['twelve', 'Words are not read.'],
    ['12 burgers', 'A number with words.'],
    ['3+4', 'A sum that is not worked out.'],
    ['3x4', 'A product that is not worked out.'],
    ['1/2', 'A fraction; the answer is asked as a number with a point.'],
    ['½', 'The same as one character.'],
    ['15%', 'A percentage is not an amount.'],
    ['1e3', 'Not how a person writes a thousand.'],
    ['0x10', 'Not how a person writes sixteen.'],
    ['1 2', 'A blank that groups nothing.'],
    ['1,2,3', 'Commas that group nothing.'],
    ['1.2.3', 'Points that group nothing.'],
    ['12..5', 'Two points.'],
    ['1.234,567,8', 'Marks that fit no way of writing.'],
    ['--5', 'Two signs.'],
    ['5-', 'A sign behind.'],
    ['(5)', 'An accountant’s minus, not a child’s.'],
    ['€5', 'Another currency.'],
    ['₹5', 'Another currency.'],
    ['O.5', 'A letter O.'],
    ['Infinity', 'Not a number to type.'],
    ['NaN', 'Not a number to type.'],
    ['1000000000000', 'Thirteen digits are too many.'],
  ]),
  ...unreadable('money', [
    ['$', 'A sign without digits.'],
    ['¢', 'A sign without digits.'],
    ['$50¢', 'Dollars and cents at once.'],
    ['$5 dollars', 'The currency said twice.'],
    ['-$-5', 'Two signs.'],
  ]),
  ...unreadable('count', [
    ['$12', 'The question is how many, not how much.'],
    ['50¢', 'The question is how many, not how much.'],
  ]),
];
