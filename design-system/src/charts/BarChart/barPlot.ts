import type { ChartFormat, ChartRow, FormatValue } from '../shared/chartData.ts';
import { textWidth } from '../shared/chartLayout.ts';
import type { ChartBox } from '../shared/useChartBox.ts';
import type { Arrangement, BarMark } from './barLayout.ts';

/** What both ways of drawing bars are told. */
export interface BarsProps {
  /** The picture's id, for its patterns. */
  base: string;
  rows: readonly ChartRow[];
  seriesCount: number;
  arrangement: Arrangement;
  highlight: { label: string; note: string } | undefined;
  format: ChartFormat;
  write: FormatValue;
  box: ChartBox;
  isMirrored: boolean;
  /** The least length of a lying bar, as a share of the longest. */
  shortest: number;
}

/** A mark with its place in the picture, in pixels. */
export interface PlacedMark {
  mark: BarMark;
  x: number;
  y: number;
  inlineSize: number;
  blockSize: number;
  /** The side that is round: the outer end. */
  outer: 'top' | 'bottom' | 'left' | 'right' | 'none';
  /** The number that is printed at or on it; undefined where it has no room. */
  printed: PrintedText | undefined;
}

/** A text and the point of its middle line where it begins or has its middle. */
export interface PrintedText {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle';
  /** Lies on the mark, so it needs a plate under it. */
  isOnMark: boolean;
}

type Place = Pick<PlacedMark, 'x' | 'y' | 'inlineSize' | 'blockSize'>;

/** The number in the middle of a piece of a stacked bar, where it has room there. */
export function printedOnMark(text: string, place: Place, em: number): PrintedText | undefined {
  const { x, y, inlineSize, blockSize } = place;
  if (plateWidth(text, em) + 6 > inlineSize || 1.35 * em > blockSize) return undefined;
  return { text, x: x + inlineSize / 2, y: y + blockSize / 2, anchor: 'middle', isOnMark: true };
}

/** How wide the plate under a number is. */
export function plateWidth(text: string, em: number): number {
  return textWidth(text, em) + 0.4 * em;
}

/** Index of the row that is pointed out; -1 while none is. */
export function pointedRow({ rows, highlight }: BarsProps): number {
  return highlight === undefined ? -1 : rows.findIndex(({ label }) => label === highlight.label);
}
