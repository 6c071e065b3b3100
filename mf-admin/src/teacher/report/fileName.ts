import type { Report } from './report.ts';

/** `semicolons`: CSV for spreadsheets of countries where the comma is the decimal mark. */
export type ReportFormat = 'csv' | 'semicolons' | 'pdf';

/** Returns a name like "class-performance-report-sample-2026-11-21.csv". It contains no names of children or classes. */
export function fileNameOf(
  { id, isSample, madeOn }: Pick<Report, 'id' | 'isSample' | 'madeOn'>,
  format: ReportFormat,
): string {
  return `${id}${isSample ? '-sample' : ''}-${madeOn}.${format === 'pdf' ? 'pdf' : 'csv'}`;
}
