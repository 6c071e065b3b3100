/** The readings of digits and marks, in hundredths. There are two if a mark can be read both ways. */
export interface NumberReading {
  readonly readings: readonly [number] | readonly [number, number];
  /** Whether there are digits after a decimal mark. */
  readonly hasFraction: boolean;
}

/** Nobody types a longer answer, and a double can't represent it to the cent. */
const maxDigits = 12;

const decimalOnly = /[٫·]/gu;
const groupOnly = /[٬'’\s]/gu;

/** Whether digits are grouped in threes, or as in India: the last three, then twos. */
const isGrouped = (groups: readonly string[]): boolean => {
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return /^\d*$/u.test(first);
  if (!/^[1-9]\d{0,2}$/u.test(first) || !/^\d{3}$/u.test(rest.at(-1) ?? '')) return false;
  const middle = rest.slice(0, -1);
  return (
    middle.every((group) => group.length === 3) || (first.length <= 2 && middle.every((group) => group.length === 2))
  );
};

/** Converts digits to hundredths as text, because 1.005 * 100 is 100.49999999999999. */
function hundredthsOf(whole: string, decimals: string): number {
  const padded = decimals.padEnd(2, '0');
  return Number(`${whole}${padded.slice(0, 2)}.${padded.slice(2) || '0'}`);
}

function decimalReading(whole: string, decimals: string): NumberReading {
  return { readings: [hundredthsOf(whole, decimals)], hasFraction: decimals !== '' };
}

/** Reads a single `.` or `,`: a decimal mark, unless the three digits after it could be thousands. */
function singleMark(whole: string, decimals: string): NumberReading | null {
  const couldBeThousands = /^[1-9]\d{0,2}$/u.test(whole) && decimals.length === 3;
  if (!couldBeThousands) return decimalReading(whole, decimals);
  return { readings: [hundredthsOf(whole + decimals, ''), hundredthsOf(whole, decimals)], hasFraction: true };
}

/** Reads thousands separated by `mark`, with optional decimals. */
function grouped(whole: string, mark: string, decimals: string): NumberReading | null {
  const groups = whole.split(mark);
  return isGrouped(groups) ? decimalReading(groups.join(''), decimals) : null;
}

/** Reads an entry by its marks: `_` only groups, `;` is only a decimal mark, `.` and `,` can be either. */
function byMarks(entry: string, marks: readonly string[]): NumberReading | null {
  const last = marks.at(-1);
  if (last === undefined) return decimalReading(entry, '');
  const kinds = new Set(marks);
  const at = entry.lastIndexOf(last);
  const [whole, decimals] = [entry.slice(0, at), entry.slice(at + 1)];
  if (marks.length === 1) {
    if (last === ';') return decimalReading(whole, decimals);
    return last === '_' ? grouped(entry, '_', '') : singleMark(whole, decimals);
  }
  if (kinds.size === 1) return last === ';' ? null : grouped(entry, last, '');
  // Two kinds: the last mark occurs once and is the decimal mark, the other one groups.
  const [first = ''] = marks;
  if (kinds.size > 2 || last === '_' || first === ';' || marks.indexOf(last) !== marks.length - 1) return null;
  return grouped(whole, first, decimals);
}

/** A fraction, with whole numbers before it or not. */
const fractionShape = /^(?:(\d{1,9})\s+)?(\d{1,3})\s*\/\s*(\d{1,3})$/u;

/** Reads `1/2`, `9/4` and `1 1/2`. The fraction of a mixed number is below 1, because `1 3/2` isn't how it is written. */
function readFraction(text: string): NumberReading | null {
  const [, whole, top, bottom] = fractionShape.exec(text) ?? [];
  const [numerator, denominator] = [Number(top), Number(bottom)];
  if (top === undefined || denominator === 0) return null;
  if (whole !== undefined && numerator >= denominator) return null;
  return { readings: [100 * Number(whole ?? 0) + (100 * numerator) / denominator], hasFraction: false };
}

/** Reads digits with decimal and thousands marks, or a fraction. Returns null if they aren't a number. */
export function readNumber(text: string): NumberReading | null {
  if (text.includes('/')) return readFraction(text);
  const entry = text.replaceAll(decimalOnly, ';').replaceAll(groupOnly, '_');
  const digits = entry.replaceAll(/\D/gu, '');
  if (digits === '' || digits.length > maxDigits) return null;
  return byMarks(entry, entry.match(/[^\d]/gu) ?? []);
}
