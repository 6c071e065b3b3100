import type { ReportSection } from '../../shared/report/section.ts';

/** Everything that a report says. The screen, the preview, the CSV and the PDF all draw from it. */
export interface Report {
  readonly id: ReportId;
  readonly title: string;
  /** Whose numbers these are. */
  readonly note: string;
  /** The day it was made, `2026-11-21`. */
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
/** The six of the tab 'Reports', and what 'Export Report' makes of 'Progress Tracking'. */
export type ReportId = (typeof reportIds)[number] | 'progress-tracking';
