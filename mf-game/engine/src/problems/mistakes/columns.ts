/*
 * Written arithmetic as children get it wrong, digit by digit. All numbers are whole and not negative; the columns of
 * hundredths are the columns of the paper. Where a number gives no occasion for the slip, the right result comes out.
 */

/** Both numbers column by column, last digit first. In a sum or a product, the first column is written out in full. */
function byColumn(top: number, bottom: number, inColumn: (top: number, bottom: number) => number): number {
  let result = 0;
  let [upper, lower] = [top, bottom];
  for (let place = 1; upper > 0 || lower > 0; place *= 10) {
    const isFirst = upper < 10 && lower < 10;
    const value = inColumn(upper % 10, lower % 10);
    result += place * (isFirst ? value : value % 10);
    upper = Math.floor(upper / 10);
    lower = Math.floor(lower / 10);
  }
  return result;
}

const sum = (top: number, bottom: number): number => top + bottom;
const distance = (top: number, bottom: number): number => Math.abs(top - bottom);
const borrowed = (top: number, bottom: number): number => (top < bottom ? top + 10 : top) - bottom;

/** A sum of which every carry is lost: 17 + 15 is 22, 76 + 58 is 124. */
export function addedWithoutCarrying(first: number, second: number): number {
  return byColumn(first, second, sum);
}

/** A difference with the smaller digit taken from the larger in each column: 50 - 13 is 43. */
export function smallerFromLarger(top: number, bottom: number): number {
  return byColumn(top, bottom, distance);
}

/** A difference that borrows and never pays back: 50 - 13 is 47. */
export function withoutPayingBack(top: number, bottom: number): number {
  return byColumn(top, bottom, borrowed);
}

/** The digits of the last column that has to borrow; null when none has. */
export function borrowingColumn(top: number, bottom: number): { readonly top: number; readonly bottom: number } | null {
  let [upper, lower] = [top, bottom];
  while (upper > 0 || lower > 0) {
    if (upper % 10 < lower % 10) return { top: upper % 10, bottom: lower % 10 };
    upper = Math.floor(upper / 10);
    lower = Math.floor(lower / 10);
  }
  return null;
}

/** A product with every carry lost, for a factor of one digit: 7 x 14 is 78. A longer factor gives the right product. */
export function multipliedWithoutCarrying(factor: number, number: number): number {
  return factor < 10 ? byColumn(number, 0, (digit) => digit * factor) : factor * number;
}

/** Decimals an amount in hundredths is written with when its last zeros are left away. */
function decimalsOf(hundredths: number): 0 | 1 | 2 {
  if (hundredths % 100 === 0) return 0;
  return hundredths % 10 === 0 ? 1 : 2;
}

/** A sum of hundredths with the last digits in one column instead of the points: 5.4 + 13.05 is 13.59. */
export function addedAtRightEdge(first: number, second: number): number {
  const [firstDecimals, secondDecimals] = [decimalsOf(first), decimalsOf(second)];
  const decimals = Math.max(firstDecimals, secondDecimals);
  const digits = first / 10 ** (2 - firstDecimals) + second / 10 ** (2 - secondDecimals);
  return digits * 10 ** (2 - decimals);
}

/** The two digits of a number of hundredths below 100 in each other's place; other numbers stay. */
export function swappedDigits(hundredths: number): number {
  const whole = hundredths / 100;
  const [tens, ones] = [Math.floor(whole / 10), whole % 10];
  return tens > 0 && tens < 10 && ones > 0 ? 100 * (10 * ones + tens) : hundredths;
}
