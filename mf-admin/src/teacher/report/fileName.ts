import type { Report } from './report.ts';

export type ReportFormat = 'csv' | 'pdf';

/** Returns a name like "class-performance-report-sample-2026-11-21.csv". It contains no names of children or classes. */
export function fileNameOf(
  { id, isSample, madeOn }: Pick<Report, 'id' | 'isSample' | 'madeOn'>,
  format: ReportFormat,
): string {
  return `${id}${isSample ? '-sample' : ''}-${madeOn}.${format}`;
}
