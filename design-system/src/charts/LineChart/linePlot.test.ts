import { describe, expect, it } from 'vitest';
import { linePoints, spread } from './linePlot.ts';

const frame = { top: 0, bottom: 100 };

describe('spread', () => {
  it('does not move names that are far apart', () => {
    expect(spread([10, 50, 90], 20, frame)).toEqual([10, 50, 90]);
  });

  it('moves overlapping names apart, in the order of their lines', () => {
    expect(spread([52, 50, 51], 20, frame)).toEqual([90, 50, 70]);
  });

  it('moves all names up if the last one would leave the chart', () => {
    expect(spread([95, 98], 20, frame)).toEqual([80, 100]);
  });
});

describe('linePoints', () => {
  const plot = { place: (row: number) => row, value: (value: number) => value };
  const rows = [5, null, 7, 8].map((value, index) => ({ label: String(index), values: [value] }));

  it('marks gaps and isolated points', () => {
    const points = linePoints(rows, 0, plot);

    expect(points.map(({ y }) => y)).toEqual([5, null, 7, 8]);
    expect(points.map(({ isAlone }) => isAlone)).toEqual([true, false, false, false]);
  });
});
