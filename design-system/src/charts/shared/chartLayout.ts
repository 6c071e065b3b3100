import { scaleLinear } from '@visx/scale';
import { longestOf, type ChartFormat } from './chartData.ts';
import type { ChartBox } from './useChartBox.ts';

/** Returns the approximate width of a text in pixels. Bidi marks have no width. */
export function textWidth(text: string, em: number): number {
  return text.replaceAll(/\p{Cf}/gu, '').length * em * 0.62;
}

/** Returns the axis domain. Always includes 0, and 100 for percent, so that lengths are comparable. */
export function domainOf(values: readonly number[], format: ChartFormat): [number, number] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values, format === 'percent' ? 100 : 0);
  return least === most ? [0, 1] : [least, most];
}

/** Domain and tick values of an axis. */
export interface ValueRange {
  domain: readonly [number, number];
  ticks: readonly number[];
}

/** Values covered by an axis: zero and the data, or only the data. */
export type RangeOf = 'zero' | 'data';

/** Returns up to six round ticks from zero. They are integers if all data are integers. */
export function valueRange(values: readonly number[], format: ChartFormat): ValueRange {
  if (values.every((value) => value === 0) && format !== 'percent') return { domain: [0, 1], ticks: [0] };
  return roundRange(domainOf(values, format), values);
}

/** Returns up to six round ticks around the data, not beyond 0 and 100 percent. */
export function dataRange(values: readonly number[], format: ChartFormat): ValueRange {
  if (values.length === 0) return { domain: [0, 1], ticks: [0] };
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const padding = Math.max((most - least) / 4, format === 'percent' ? 5 : Math.abs(most) / 20, 1);
  const from = least < 0 ? least - padding : Math.max(0, least - padding);
  const to = format === 'percent' ? Math.min(100, most + padding) : most + padding;
  return roundRange([from, to], values);
}

function roundRange([least, most]: readonly [number, number], values: readonly number[]): ValueRange {
  const isWhole = values.every((value) => Number.isInteger(value));
  const tries = [4, 3, 2].map((count) => {
    const scale = scaleLinear({ domain: [least, most], nice: count });
    const [from = least, to = most] = scale.domain();
    const ticks = scale.ticks(count).filter((tick) => !isWhole || Number.isInteger(tick));
    return { domain: [from, to], ticks } as const;
  });
  return tries.find(({ ticks }) => ticks.length <= 6) ?? { domain: [least, most], ticks: [0] };
}

/** Returns the interval at which labels fit: 2 shows every other label. */
export function labelStep(labels: readonly string[], stepPx: number, em: number): number {
  const widest = textWidth(longestOf(labels), em) + 0.4 * em;
  return Math.max(1, Math.ceil(widest / Math.max(1, stepPx)));
}

/** The plot area inside the axes, in pixels. Mirrored in RTL. */
export interface PlotFrame extends ChartBox {
  isMirrored: boolean;
  blockSize: number;
  /** Start and end in reading direction. `start` is the larger value when mirrored. */
  start: number;
  end: number;
  top: number;
  bottom: number;
}

export interface PlotMargins {
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** Returns a plot area of height `plotBlockSize` inside the margins, in pixels. */
export function plotFrame(box: ChartBox, margins: PlotMargins, plotBlockSize: number, isMirrored: boolean): PlotFrame {
  const { inlineSize } = box;
  return {
    ...box,
    isMirrored,
    blockSize: margins.top + plotBlockSize + margins.bottom,
    start: isMirrored ? inlineSize - margins.start : margins.start,
    end: isMirrored ? margins.end : inlineSize - margins.end,
    top: margins.top,
    bottom: margins.top + plotBlockSize,
  };
}
