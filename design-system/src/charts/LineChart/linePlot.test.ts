import { describe, expect, it } from 'vitest';
import { linePoints, spread } from './linePlot.ts';

const frame = { top: 0, bottom: 100 };

describe('spread', () => {
  it('leaves names that are far apart where they are', () => {
    expect(spread([10, 50, 90], 20, frame)).toEqual([10, 50, 90]);
  });

  it('moves names apart that would lie on each other, in the order of their lines', () => {
    expect(spread([52, 50, 51], 20, frame)).toEqual([90, 50, 70]);
  });

  it('moves all up where the last would leave the picture', () => {
    expect(spread([95, 98], 20, frame)).toEqual([80, 100]);
  });
});

describe('linePoints', () => {
  const plot = { place: (row: number) => row, value: (value: number) => value };
  const rows = [5, null, 7, 8].map((value, index) => ({ label: String(index), values: [value] }));

  it('marks gaps and points without a neighbor', () => {
    const points = linePoints(rows, 0, plot);

    expect(points.map(({ y }) => y)).toEqual([5, null, 7, 8]);
    expect(points.map(({ isAlone }) => isAlone)).toEqual([true, false, false, false]);
  });
});
