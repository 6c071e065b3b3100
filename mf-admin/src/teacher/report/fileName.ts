import type { Report } from './report.ts';

export type ReportFormat = 'csv' | 'pdf';

/** Returns the date in the local time zone, like `2026-11-21`. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Returns a name like "class-performance-report-sample-2026-11-21.csv". It contains no names of children or classes. */
export function fileNameOf(
  { id, isSample, madeOn }: Pick<Report, 'id' | 'isSample' | 'madeOn'>,
  format: ReportFormat,
): string {
  return `${id}${isSample ? '-sample' : ''}-${madeOn}.${format}`;
}
