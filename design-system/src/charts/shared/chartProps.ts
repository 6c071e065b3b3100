import type { ReactNode } from 'react';
import type { ChartFormat, ChartRow } from './chartData.ts';

/** What every chart is told. One set of data makes the picture and the table. */
export interface ChartProps {
  /** What is shown: "Minutes a day". */
  title: string;
  /** Level of the title among the page's headings. */
  level?: 2 | 3 | 4;
  /** What the picture means, in one sentence: "Mia played on five days, longest on Friday." */
  summary: string;
  /** What a row is, for the head of the table: "Day". */
  rowName: string;
  /** The name of each series, and the head of its column: "Minutes". Six at most. */
  series: readonly string[];
  rows: readonly ChartRow[];
  /** What the numbers are: `percent` is from 0 to 100, `money` is whole cents. */
  format?: ChartFormat;
  /** Where the table is in sight: in the picture's place after a press, or always beside the picture. */
  table?: 'toggle' | 'beside';
  /** A `Table` that says more of the same rows than the picture does, in place of the chart's own. */
  fullTable?: ReactNode;
  /** At the end of the title's line, after the button that shows the table: a download. */
  actions?: ReactNode;
  /** Stands in place of picture and table while no value is known. */
  empty?: ReactNode;
}
