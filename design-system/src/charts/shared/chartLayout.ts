import { scaleLinear } from '@visx/scale';
import { longestOf, type ChartFormat } from './chartData.ts';
import type { ChartBox } from './useChartBox.ts';

/** About how wide a text is, in pixels. The text face is a wide one; marks of direction in it take no room. */
export function textWidth(text: string, em: number): number {
  return text.replaceAll(/\p{Cf}/gu, '').length * em * 0.62;
}

/** Smallest and largest value of an axis. It always holds 0, and for percent 100, so that lengths can be compared. */
export function domainOf(values: readonly number[], format: ChartFormat): [number, number] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values, format === 'percent' ? 100 : 0);
  return least === most ? [0, 1] : [least, most];
}

/** An axis: where it begins and ends, and the few round values that are written at it. */
export interface ValueRange {
  domain: readonly [number, number];
  ticks: readonly number[];
}

/** At most six round values from end to end; whole numbers only when all data are whole. */
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

/** Every how many places a label has room. */
export function labelStep(labels: readonly string[], stepPx: number, em: number): number {
  const widest = textWidth(longestOf(labels), em) + 0.4 * em;
  return Math.max(1, Math.ceil(widest / Math.max(1, stepPx)));
}

/** The part of a picture inside its axes, in pixels of the whole picture. Mirrored where the page reads from the right. */
export interface PlotFrame extends ChartBox {
  isMirrored: boolean;
  blockSize: number;
  /** Where the plot begins and ends in reading direction: the first is the larger one when mirrored. */
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

/** A frame of `plotBlockSize` inside margins, all in pixels. */
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
