import type { ChartFormat, ChartRow, FormatValue } from '../shared/chartData.ts';
import { textWidth } from '../shared/chartLayout.ts';
import type { ChartBox } from '../shared/useChartBox.ts';
import type { Arrangement, BarMark } from './barLayout.ts';

/** Props shared by horizontal and vertical bars. */
export interface BarsProps {
  /** ID prefix of the SVG patterns. */
  base: string;
  rows: readonly ChartRow[];
  seriesCount: number;
  arrangement: Arrangement;
  highlight: { label: string; note: string } | undefined;
  format: ChartFormat;
  formatValue: FormatValue;
  box: ChartBox;
  isMirrored: boolean;
  /** Minimum length of a horizontal bar, as a share of the longest. */
  shortest: number;
}

/** A mark with its position in pixels. */
export interface PlacedMark {
  mark: BarMark;
  x: number;
  y: number;
  inlineSize: number;
  blockSize: number;
  /** The rounded side. */
  outer: 'top' | 'bottom' | 'left' | 'right' | 'none';
  /** The value printed next to or on the mark. Undefined if it does not fit. */
  printed: PrintedText | undefined;
}

/** A text with its anchor point on the vertical center line. */
export interface PrintedText {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'middle';
  /** Printed on the mark, so it needs a plain background. */
  isOnMark: boolean;
}

type Place = Pick<PlacedMark, 'x' | 'y' | 'inlineSize' | 'blockSize'>;

/** Returns the value centered on a stacked segment, or undefined if it does not fit. */
export function printedOnMark(text: string, place: Place, em: number): PrintedText | undefined {
  const { x, y, inlineSize, blockSize } = place;
  if (plateWidth(text, em) + 6 > inlineSize || 1.35 * em > blockSize) return undefined;
  return { text, x: x + inlineSize / 2, y: y + blockSize / 2, anchor: 'middle', isOnMark: true };
}

/** Returns the width of the background behind a printed value. */
export function plateWidth(text: string, em: number): number {
  return textWidth(text, em) + 0.4 * em;
}

/** Returns the index of the highlighted row, or -1. */
export function highlightedRow({ rows, highlight }: BarsProps): number {
  return highlight === undefined ? -1 : rows.findIndex(({ label }) => label === highlight.label);
}
