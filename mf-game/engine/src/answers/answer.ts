import { type NumberReading, readNumber } from './number.ts';
import type { CorrectAnswer } from '../problems/problem.ts';

/**
 * The reading of an entry. `hundredths` is the number times 100: cents for money, count x 100 for counts. More than two
 * decimals leave a fraction of a hundredth.
 */
export type Reading =
  | { readonly kind: 'empty' }
  /** Not a number; `text` is what was typed. */
  | { readonly kind: 'unreadable'; readonly text: string }
  | { readonly kind: 'number'; readonly hundredths: number }
  /** People read it in two ways, for example `1,234` or `1.234`: ask instead of grading. The larger one comes first. */
  | { readonly kind: 'ambiguous'; readonly readings: readonly [number, number] };

type Currency = 'none' | 'dollars' | 'cents';

const dollarMark = /^(?:us\$|\$|usd|dollars?)$/u;
const centMark = /^(?:¢|c|ct|cts|cents?)$/u;

/** Sign, mark, sign, number, mark. All parts but the number are optional; a dollar mark may be on either side. */
const entryShape =
  /^([-+]?)\s*(us\$|usd|\$|¢)?\s*([-+]?)\s*([\d.,٫٬·'’/\s]*?)\s*(us\$|usd|\$|dollars?|¢|cts?|c|cents?)?$/u;

function currencyOf(before: string | undefined, after: string | undefined): Currency | null {
  if (before !== undefined && after !== undefined) return null;
  const mark = before ?? after;
  if (mark === undefined) return 'none';
  if (centMark.test(mark)) return 'cents';
  return dollarMark.test(mark) ? 'dollars' : null;
}

/** Code points of the digit zero in the scripts that keyboards type. */
const digitZeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0e50];
const fullWidth = { first: 0xff01, last: 0xff5e, offset: 0xfee0 } as const;
/** Text direction marks and zero-width spaces, which come along with pasted text. */
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
/** Fractions that are a single character, like `½`. */
const fractionCharacter = /^[\u00bc-\u00be\u2150-\u215e]$/u;
const slashes = /[\u2044\u2215]/gu;
const minusSigns = /[\u2010-\u2015\u2212\ufe63]/gu;

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return character;
  if (code >= fullWidth.first && code <= fullWidth.last) return String.fromCodePoint(code - fullWidth.offset);
  // A space, because `1½` is a mixed number.
  if (fractionCharacter.test(character)) return ` ${character.normalize('NFKC')}`;
  const zero = digitZeros.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? character : String(code - zero);
}

/** Normalizes an entry to ASCII digits and signs, in lower case, without a leading `=`. */
function plain(text: string): string {
  const characters = Array.from(text.replaceAll(invisible, '').replaceAll(minusSigns, '-'), plainCharacter);
  const joined = characters.join('').replaceAll(slashes, '/').replace(/[￠]/u, '¢');
  return joined.toLowerCase().trim().replace(/^=\s*/u, '');
}

/** Returns the readings in hundredths, the larger (grouped) one first. */
function inHundredths({ readings, hasFraction }: NumberReading, currency: Currency): readonly number[] {
  if (currency !== 'cents') return readings;
  const asCents = readings.map((hundredths) => hundredths / 100);
  // `0.50¢` may mean half a cent (by its sign) or half a dollar (by its decimal point).
  return hasFraction && readings.length === 1 ? [...readings, ...asCents] : asCents;
}

const isWhole = (hundredths: number): boolean => hundredths % 100 === 0;

/** Nobody counts 1.234 burgers: if only one of two readings is a whole count, it is the one that was meant. */
function possible(readings: readonly number[], unit: CorrectAnswer['unit']): readonly number[] {
  if (unit === 'money' || readings.length === 1) return readings;
  const whole = readings.filter(isWhole);
  return whole.length > 0 ? whole : readings;
}

/** Reads an entry by the published answer contract (docs/answer-contract.md). */
export function readAnswer(text: string, unit: CorrectAnswer['unit']): Reading {
  const entry = plain(text);
  if (entry === '') return { kind: 'empty' };
  const [, outerSign, before, innerSign, digits = '', after] = entryShape.exec(entry) ?? [];
  const currency = currencyOf(before, after);
  const number = readNumber(digits);
  const isUnreadable =
    number === null ||
    currency === null ||
    (outerSign !== '' && innerSign !== '') ||
    (unit === 'count' && currency !== 'none');
  if (isUnreadable) return { kind: 'unreadable', text };
  const isNegative = outerSign === '-' || innerSign === '-';
  const [first, second] = possible(inHundredths(number, currency), unit).map((hundredths) =>
    isNegative && hundredths !== 0 ? -hundredths : hundredths,
  );
  if (first === undefined) return { kind: 'unreadable', text };
  if (second === undefined || first === second) return { kind: 'number', hundredths: first };
  return { kind: 'ambiguous', readings: [first, second] };
}
