import { describe, expect, it } from 'vitest';
import {
  addedAtRightEdge,
  addedWithoutCarrying,
  borrowingColumn,
  multipliedWithoutCarrying,
  smallerFromLarger,
  swappedDigits,
  withoutPayingBack,
} from './columns.ts';

describe('mistakes in written arithmetic', () => {
  it.each([
    [17, 15, 22],
    [76, 58, 124],
    [4_000, 6_600, 10_600],
    [690, 2_660, 2_250],
    [12, 7, 19],
  ])('adds %i and %i to %i when carries are lost', (first, second, expected) => {
    expect(addedWithoutCarrying(first, second)).toBe(expected);
    expect(addedWithoutCarrying(second, first)).toBe(expected);
  });

  it.each([
    [50, 13, 43],
    [5_000, 1_335, 4_335],
    [20, 8, 28],
    [24, 13, 11],
    [7, 7, 0],
  ])('takes the smaller digit from the larger: %i - %i is %i', (top, bottom, expected) => {
    expect(smallerFromLarger(top, bottom)).toBe(expected);
  });

  it.each([
    [50, 13, 47],
    [100, 13, 197],
    [5_000, 1_335, 4_775],
    [24, 13, 11],
  ])('borrows and does not pay back: %i - %i is %i', (top, bottom, expected) => {
    expect(withoutPayingBack(top, bottom)).toBe(expected);
  });

  it('finds the last column that has to borrow', () => {
    expect(borrowingColumn(5_000, 1_300)).toEqual({ top: 0, bottom: 3 });
    expect(borrowingColumn(2_300, 1_700)).toEqual({ top: 3, bottom: 7 });
    expect(borrowingColumn(2_400, 1_300)).toBeNull();
  });

  it.each([
    [7, 14, 78],
    [4, 665, 2_440],
    [9, 9, 81],
    [12, 14, 168],
  ])('multiplies %i by %i to %i when carries are lost', (factor, number, expected) => {
    expect(multipliedWithoutCarrying(factor, number)).toBe(expected);
  });

  it.each([
    ['5.4 and 13.05', 540, 1_305, 1_359],
    ['12 and 5.35', 1_200, 535, 547],
    ['6.90 and 26.60', 690, 2_660, 3_350],
    ['4 and 5', 400, 500, 900],
    ['12 and 5.5', 1_200, 550, 670],
  ])('adds %s at the right edge', (_, first, second, expected) => {
    expect(addedAtRightEdge(first, second)).toBe(expected);
  });

  it.each([
    [5_600, 6_500],
    [5_000, 5_000],
    [4_400, 4_400],
    [900, 900],
  ])('turns the digits of %i to %i', (hundredths, expected) => {
    expect(swappedDigits(hundredths)).toBe(expected);
  });
});
