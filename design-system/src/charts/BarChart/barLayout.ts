import type { ChartRow } from '../shared/chartData.ts';

/** One bar or piece of a bar: from which value to which. */
export interface BarMark {
  /** Index of the row. */
  row: number;
  /** Index of the series. */
  series: number;
  /** Null where nothing is known: there is no mark, only a dash. */
  value: number | null;
  from: number;
  to: number;
  /** Whether the outer end is this mark's own, and round. */
  isOuter: boolean;
}

export type Arrangement = 'beside' | 'stacked';

/** The marks of a chart in the order they are drawn. Pieces below zero are stacked downwards from it. */
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

/** The same marks, none shorter than that share of the longest. Where there is nothing, nothing is drawn. */
export function lengthened(marks: readonly BarMark[], shortest: number): readonly BarMark[] {
  const least = shortest * Math.max(0, ...marks.map(({ from, to }) => Math.abs(to - from)));
  return marks.map((mark) => {
    const length = mark.to - mark.from;
    return length === 0 ? mark : { ...mark, to: mark.from + Math.sign(length) * Math.max(Math.abs(length), least) };
  });
}

/** How far the marks reach, for the axis. */
export function reach(marks: readonly BarMark[]): readonly number[] {
  return marks.map(({ to }) => to);
}
