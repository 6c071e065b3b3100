import type { ReactNode } from 'react';
import type { ChartFormat, ChartRow } from './chartData.ts';

/** Props of every chart. The same data is used for the chart and its table. */
export interface ChartProps {
  /** "Minutes per day". */
  title: string;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  /** One-sentence takeaway: "Mia played on five days, longest on Friday." */
  summary: string;
  /** Table header of the row labels: "Day". */
  rowName: string;
  /** Series names, also used as table headers: "Minutes". At most six. */
  series: readonly string[];
  rows: readonly ChartRow[];
  /** Number format. `percent` is 0 to 100, `money` is integer cents. */
  format?: ChartFormat;
  /** `toggle` shows the table instead of the chart on request, `beside` always shows both. */
  table?: 'toggle' | 'beside';
  /** A `Table` with more detail, used instead of the generated one. */
  fullTable?: ReactNode;
  /** Actions after the table toggle, such as a download. */
  actions?: ReactNode;
  /** Shown if there is no data. */
  empty?: ReactNode;
}
