import type { Translate } from '@countertop/design-system/messages';
import type { ReportSection } from '../../shared/report/section.ts';
import type { en } from './teacherReport.messages.ts';

/** The content of a report, used by the page, the preview, the CSV and the PDF. */
export interface Report {
  /** `lesson-report` is that of a lesson of a class. */
  readonly id: ReportId | 'lesson-report';
  /** Whether it is about the sample class. */
  readonly isSample: boolean;
  readonly title: string;
  /** Says that the class is a sample, or how many answers are in. */
  readonly note: string;
  /** Date of creation, like `2026-11-21`. */
  readonly madeOn: string;
  readonly sections: readonly ReportSection[];
}

/** The six reports of a class. */
export const reportIds = [
  'class-performance-report',
  'individual-progress-report',
  'weekly-activity-summary',
  'achievement-summary',
  'learning-analytics',
  'export-all-data',
] as const;
export type ClassReportId = (typeof reportIds)[number];
/** Also the report that 'Export Report' creates on the sample's 'Progress Tracking'. */
export type ReportId = ClassReportId | 'progress-tracking';

/** Returns the title of a report. That of the individual report has the name of its child, if there is one. */
export function reportTitle(id: ReportId, t: Translate<typeof en>, name: string | undefined): string {
  if (id === 'individual-progress-report' && name !== undefined) return t(`report.${id}.of`, { name });
  return id === 'export-all-data' ? t('report.everything') : t(`report.${id}`);
}

/** `semicolons`: CSV for spreadsheets of countries where the comma is the decimal mark. */
export type ReportFormat = 'csv' | 'semicolons' | 'pdf';

/** Returns a name like "class-performance-report-sample-2026-11-21.csv". It contains no names of children or classes. */
export function fileNameOf(
  { id, isSample, madeOn }: Pick<Report, 'id' | 'isSample' | 'madeOn'>,
  format: ReportFormat,
): string {
  return `${id}${isSample ? '-sample' : ''}-${madeOn}.${format === 'pdf' ? 'pdf' : 'csv'}`;
}
