import type { ReportSection } from '../../shared/report/section.ts';

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

export const reportIds = [
  'class-performance-report',
  'individual-progress-report',
  'weekly-activity-summary',
  'achievement-summary',
  'learning-analytics',
  'export-all-data',
] as const;
/** The six reports of the tab 'Reports', and the one that 'Export Report' creates on 'Progress Tracking'. */
export type ReportId = (typeof reportIds)[number] | 'progress-tracking';
