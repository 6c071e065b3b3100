import { describe, expect, it } from 'vitest';
import { barMarks, withMinimumLength, reach } from './barLayout.ts';

const rows = [{ label: 'Mon', values: [3, null, -2, 4] }];

describe('barMarks', () => {
  it('starts every bar at zero when bars are side by side', () => {
    expect(barMarks(rows, 4, 'beside').map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [0, 0],
      [0, -2],
      [0, 4],
    ]);
  });

  it('stacks segments, negative ones downward', () => {
    const marks = barMarks(rows, 4, 'stacked');

    expect(marks.map(({ from, to }) => [from, to])).toEqual([
      [0, 3],
      [0, 0],
      [0, -2],
      [3, 7],
    ]);
    expect(reach(marks)).toContain(7);
  });

  it('rounds only the outermost segment of each side', () => {
    const outer = barMarks(rows, 4, 'stacked').filter(({ value, isOuter }) => value !== null && isOuter);

    expect(outer.map(({ value }) => value)).toEqual([-2, 4]);
  });

  it('treats a value that a row lacks as missing', () => {
    expect(barMarks([{ label: 'Mon', values: [1] }], 2, 'beside')[1]?.value).toBeNull();
  });
});

describe('withMinimumLength', () => {
  const marks = barMarks([{ label: 'Mon', values: [200, 3, 0, -1, null] }], 5, 'beside');

  it('enforces the minimum length, except for zero', () => {
    expect(withMinimumLength(marks, 0.1).map(({ to }) => to)).toEqual([200, 20, 0, -20, 0]);
  });

  it('keeps the values', () => {
    expect(withMinimumLength(marks, 0.1).map(({ value }) => value)).toEqual([200, 3, 0, -1, null]);
  });
});
