import { scaleLinear } from '@visx/scale';
import { knownValues, longest, longestOf, type ChartRow, type FormatValue } from '../shared/chartData.ts';
import { textWidth, type ValueRange } from '../shared/chartLayout.ts';
import type { ChartBox } from '../shared/useChartBox.ts';

export interface DotInput extends ValueRange {
  rows: readonly ChartRow[];
  seriesCount: number;
  formatValue: FormatValue;
  /** Whether there is a line of text above the first row. */
  hasTarget: boolean;
  box: ChartBox;
  isMirrored: boolean;
}

/** A dot, and the side of it where its value is printed. */
export interface Dot {
  series: number;
  value: number;
  x: number;
  /** Undefined between two other dots of the row, and for all but the first dot at the same place. */
  side: 'start' | 'end' | undefined;
}

/** Returns the scale and positions of a dot plot. Labels are above the dots if they are long. */
export function dotPlot({ rows, seriesCount, formatValue, hasTarget, domain, box, isMirrored }: DotInput) {
  const { inlineSize, em } = box;
  const labels = textWidth(longestOf(rows.map(({ label }) => label)), em) + em;
  const isUnder = labels > 0.36 * inlineSize;
  const values = textWidth(longest(knownValues(rows), formatValue), em) + em;
  const axisStart = isUnder ? 0 : labels;
  const inside = [axisStart + (seriesCount > 1 ? values : 0.75 * em), inlineSize - values];
  const mirror = (x: number) => (isMirrored ? inlineSize - x : x);
  const top = (hasTarget ? 1.75 : 0.25) * em;
  const rowSize = (isUnder ? 3.75 : 2.25) * em;
  const bottom = top + rows.length * rowSize;
  return {
    value: scaleLinear({ domain: [...domain], range: inside.map(mirror) }),
    axis: { from: mirror(axisStart), to: mirror(inlineSize) },
    top,
    bottom,
    blockSize: bottom + 2.1 * em,
    label: (row: number) => ({
      x: mirror(isUnder ? 0.4 * em : 0),
      y: top + row * rowSize + (isUnder ? 0.9 : 1.1) * em,
    }),
    dots: (row: number) => top + row * rowSize + (isUnder ? 2.45 : 1.1) * em,
  };
}

/** Returns the dots of a row. The least and the greatest have their value printed. */
export function rowDots({ values }: ChartRow, seriesCount: number, place: (value: number) => number): readonly Dot[] {
  const known = values.slice(0, seriesCount).flatMap((value, series) => (value === null ? [] : [{ series, value }]));
  const [least, most] = [Math.min(...known.map(({ value }) => value)), Math.max(...known.map(({ value }) => value))];
  const firstOf = (value: number) => known.findIndex((one) => one.value === value);
  return known.map(({ series, value }, index) => {
    const isFirst = index === firstOf(value);
    const side = !isFirst ? undefined : value === most ? 'end' : value === least ? 'start' : undefined;
    return { series, value, x: place(value), side };
  });
}
