import { describe, expect, it } from 'vitest';
import { rowDots } from './dotLayout.ts';

const sides = (...values: (number | null)[]) =>
  rowDots({ label: 'Totals', values }, values.length, (value) => value).map(({ series, side }) => [series, side]);

describe('rowDots', () => {
  it('prints the least value before and the greatest after the line', () => {
    expect(sides(80, 64, 70)).toEqual([
      [0, 'end'],
      [1, 'start'],
      [2, undefined],
    ]);
  });

  it('prints equal values once and skips missing ones', () => {
    expect(sides(80, null, 80)).toEqual([
      [0, 'end'],
      [2, undefined],
    ]);
  });
});
