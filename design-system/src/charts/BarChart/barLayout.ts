import type { ChartRow } from '../shared/chartData.ts';

/** A bar or a segment of a stacked bar. */
export interface BarMark {
  row: number;
  series: number;
  /** Null if there is no data. Drawn as a dash. */
  value: number | null;
  from: number;
  to: number;
  /** Whether this is the outermost segment, whose end is rounded. */
  isOuter: boolean;
}

export type Arrangement = 'beside' | 'stacked';

/** Returns the marks of a chart in drawing order. Negative segments are stacked downward from zero. */
export function barMarks(rows: readonly ChartRow[], seriesCount: number, arrangement: Arrangement): BarMark[] {
  return rows.flatMap(({ values }, row) => {
    const read = Array.from({ length: seriesCount }, (_, series) => values[series] ?? null);
    return read.map((value, series): BarMark => {
      const own = value ?? 0;
      const sameSide = (other: number | null) => other !== null && Math.sign(other) === Math.sign(own);
      const before = arrangement === 'stacked' ? read.slice(0, series).filter(sameSide) : [];
      const from = before.reduce<number>((sum, other) => sum + (other ?? 0), 0);
      const isOuter = arrangement === 'beside' || !read.slice(series + 1).some(sameSide);
      return { row, series, value, from, to: from + own, isOuter };
    });
  });
}

/** Returns the marks with a minimum length, as a share of the longest. Zero stays zero. */
export function withMinimumLength(marks: readonly BarMark[], shortest: number): readonly BarMark[] {
  const least = shortest * Math.max(0, ...marks.map(({ from, to }) => Math.abs(to - from)));
  return marks.map((mark) => {
    const length = mark.to - mark.from;
    return length === 0 ? mark : { ...mark, to: mark.from + Math.sign(length) * Math.max(Math.abs(length), least) };
  });
}

/** Returns the end values of all marks, for the axis. */
export function reach(marks: readonly BarMark[]): readonly number[] {
  return marks.map(({ to }) => to);
}
