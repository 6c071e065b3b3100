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

/** Returns up to six round ticks. They are integers if all data are integers. */
export function valueRange(values: readonly number[], format: ChartFormat): ValueRange {
  const [least, most] = domainOf(values, format);
  const isWhole = values.every((value) => Number.isInteger(value));
  if (values.every((value) => value === 0) && format !== 'percent') return { domain: [0, 1], ticks: [0] };
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
