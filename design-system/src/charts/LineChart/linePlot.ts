import { scaleLinear, scalePoint } from '@visx/scale';
import {
  knownValues,
  longest,
  longestOf,
  type ChartFormat,
  type ChartRow,
  type FormatValue,
} from '../shared/chartData.ts';
import { dataRange, plotFrame, textWidth, valueRange, type PlotFrame, type RangeOf } from '../shared/chartLayout.ts';
import type { ChartBox } from '../shared/useChartBox.ts';

/** A point in pixels. Null coordinates are a gap in the line. */
export interface LinePoint {
  x: number;
  y: number | null;
  value: number | null;
  /** Both neighbors are gaps, so no line reaches the point. */
  isAlone: boolean;
}

export interface LineInput {
  rows: readonly ChartRow[];
  series: readonly string[];
  format: ChartFormat;
  range: RangeOf;
  formatTick: FormatValue;
  box: ChartBox;
  isMirrored: boolean;
}

/** Whether the series names fit at the ends of the lines. */
export function namesFit({ series, box }: Pick<LineInput, 'series' | 'box'>): boolean {
  return nameWidth(series, box.em) <= 0.34 * box.inlineSize;
}

function nameWidth(series: readonly string[], em: number): number {
  return textWidth(longestOf(series), em) + 2 * em;
}

/** Returns the domain and ticks of the value axis. */
export function lineRange(rows: readonly ChartRow[], format: ChartFormat, range: RangeOf) {
  return (range === 'data' ? dataRange : valueRange)(knownValues(rows), format);
}

/** Returns the frame and scales of a line chart. */
export function linePlot({ rows, series, format, range, formatTick, box, isMirrored }: LineInput) {
  const { em } = box;
  const values = knownValues(rows);
  const { domain, ticks } = lineRange(rows, format, range);
  const hasNames = series.length > 1 && namesFit({ series, box });
  const margins = {
    start: textWidth(longest(ticks, formatTick), em) + em,
    end: hasNames ? nameWidth(series, em) : 0.25 * em,
    top: 1.6 * em,
    bottom: 2.1 * em,
  };
  const frame = plotFrame(box, margins, (box.inlineSize < 30 * em ? 10 : 12.5) * em, isMirrored);
  const below = values.some((one) => one < 0) ? 1.3 * em : 0;
  const value = scaleLinear({ domain: [...domain], range: [frame.bottom - below, frame.top] });
  const inset = (isMirrored ? -1 : 1) * (textWidth(longest(values, formatTick), em) / 2 + 0.5 * em);
  const place = scalePoint({ domain: rows.map((_, row) => row), range: [frame.start + inset, frame.end - inset] });
  return { frame, value, place, ticks, domain, hasNames };
}

/** Returns the points of a series in row order. */
export function linePoints(
  rows: readonly ChartRow[],
  series: number,
  plot: { place: (row: number) => number | undefined; value: (value: number) => number },
): readonly LinePoint[] {
  const known = (row: number) => rows[row]?.values[series] ?? null;
  return rows.map((_, row) => {
    const value = known(row);
    return {
      x: plot.place(row) ?? 0,
      y: value === null ? null : plot.value(value),
      value,
      isAlone: known(row - 1) === null && known(row + 1) === null,
    };
  });
}

/** Returns label positions at the ends of the lines, moved apart so that none overlap. */
export function spread(
  heights: readonly number[],
  apart: number,
  { top, bottom }: Pick<PlotFrame, 'top' | 'bottom'>,
): readonly number[] {
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index] ?? 0, free);
    free = (placed[index] ?? 0) + apart;
  }
  const tooLow = Math.max(0, free - apart - bottom);
  return placed.map((height) => Math.max(top, height - tooLow));
}
