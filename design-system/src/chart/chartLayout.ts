import { scaleLinear } from '@visx/scale';
import type { ChartFormat } from './chartData.ts';
import type { ChartBox } from './useChartBox.ts';

/** How wide a text of so many characters is, in pixels. The text face is a wide one. */
export function textWidth(characters: number, em: number): number {
  return characters * em * 0.62;
}

/** Smallest and largest value of an axis. It always holds 0, and for percent 100, so that lengths can be compared. */
export function domainOf(values: readonly number[], format: ChartFormat): [number, number] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values, format === 'percent' ? 100 : 0);
  return least === most ? [0, 1] : [least, most];
}

/** About `count` round values of an axis; none between whole numbers when all data are whole. */
export function ticksOf(values: readonly number[], format: ChartFormat, count = 4): readonly number[] {
  const [least, most] = domainOf(values, format);
  if (values.every((value) => value === 0) && format !== 'percent') return [0];
  const isWhole = values.every((value) => Number.isInteger(value));
  return scaleLinear({ domain: [least, most], nice: count })
    .ticks(count)
    .filter((tick) => !isWhole || Number.isInteger(tick));
}

/** The domain made round, so that the last line of the grid is at its end. */
export function niceDomain(values: readonly number[], format: ChartFormat): [number, number] {
  const [least = 0, most = 1] = scaleLinear({ domain: domainOf(values, format), nice: 4 }).domain();
  return [least, most];
}

/** Every how many places a label has room. */
export function labelStep(labels: readonly string[], stepPx: number, em: number): number {
  const widest = textWidth(Math.max(1, ...labels.map(({ length }) => length)), em) + 0.4 * em;
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
