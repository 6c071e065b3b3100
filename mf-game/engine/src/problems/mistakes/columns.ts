/*
 * Common mistakes in written arithmetic, digit by digit. All numbers are non-negative integers (hundredths). If a mistake
 * doesn't apply to the numbers, the result is correct.
 */

/** Combines two numbers column by column, last digit first. The leading column is written out in full. */
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

/** Returns a sum without carries: 17 + 15 is 22, 76 + 58 is 124. */
export function addedWithoutCarrying(first: number, second: number): number {
  return byColumn(first, second, sum);
}

/** Returns a difference that subtracts the smaller digit from the larger in each column: 50 - 13 is 43. */
export function smallerFromLarger(top: number, bottom: number): number {
  return byColumn(top, bottom, distance);
}

/** Returns a difference that borrows without reducing the next column: 50 - 13 is 47. */
export function withoutPayingBack(top: number, bottom: number): number {
  return byColumn(top, bottom, borrowed);
}

/** Returns the digits of the last column that has to borrow, or null. */
export function borrowingColumn(top: number, bottom: number): { readonly top: number; readonly bottom: number } | null {
  let [upper, lower] = [top, bottom];
  while (upper > 0 || lower > 0) {
    if (upper % 10 < lower % 10) return { top: upper % 10, bottom: lower % 10 };
    upper = Math.floor(upper / 10);
    lower = Math.floor(lower / 10);
  }
  return null;
}

/** Returns a product without carries, for a one-digit factor: 7 x 14 is 78. Correct for longer factors. */
export function multipliedWithoutCarrying(factor: number, number: number): number {
  return factor < 10 ? byColumn(number, 0, (digit) => digit * factor) : factor * number;
}

/** Returns the decimal places of an amount in hundredths without trailing zeros. */
function decimalsOf(hundredths: number): 0 | 1 | 2 {
  if (hundredths % 100 === 0) return 0;
  return hundredths % 10 === 0 ? 1 : 2;
}

/** Returns a sum that aligns the last digits instead of the decimal points: 5.4 + 13.05 is 13.59. */
export function addedAtRightEdge(first: number, second: number): number {
  const [firstDecimals, secondDecimals] = [decimalsOf(first), decimalsOf(second)];
  const decimals = Math.max(firstDecimals, secondDecimals);
  const digits = first / 10 ** (2 - firstDecimals) + second / 10 ** (2 - secondDecimals);
  return digits * 10 ** (2 - decimals);
}

/** Swaps the digits of a two-digit whole number; other numbers stay. */
export function swappedDigits(hundredths: number): number {
  const whole = hundredths / 100;
  const [tens, ones] = [Math.floor(whole / 10), whole % 10];
  return tens > 0 && tens < 10 && ones > 0 ? 100 * (10 * ones + tens) : hundredths;
}
