import type { Report } from './report.ts';

/** The two kinds of file a report can be had as. */
export type ReportFormat = 'csv' | 'pdf';

/** The day of a moment where the person is, `2026-11-21`. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** "class-performance-report-sample-2026-11-21.csv": what it is, that it is no real class, and its day. */
export function fileNameOf({ id, madeOn }: Pick<Report, 'id' | 'madeOn'>, format: ReportFormat): string {
  return `${id}-sample-${madeOn}.${format}`;
}
