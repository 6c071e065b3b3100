/** What the cells of a column are: it decides how they are written, and the unit in the head of a file. */
export type CellKind = 'text' | 'number' | 'percent' | 'minutes' | 'seconds' | 'day' | 'list';

/** `percent` is from 0 to 100, `day` is `2025-01-10`, a list is several words. */
export type Cell = string | number | readonly string[];

export interface ReportColumn {
  readonly id: string;
  /** The words at its head. The first column names the row. */
  readonly name: string;
  readonly kind: CellKind;
}

/** One line: a cell for each column, by the column's `id`. */
export interface ReportRow {
  readonly id: string;
  readonly [column: string]: Cell;
}

/** Bars made from the lines of a section: they can show nothing else. */
export interface ReportChart {
  readonly title: string;
  /** What it means, in one sentence. */
  readonly summary: string;
  /** The column under the bars. */
  readonly label: string;
  /** The column that the bars show. */
  readonly value: string;
}

export interface ReportSection {
  readonly id: string;
  readonly title: string;
  /** `facts` are the cells of one line, written one under the other. */
  readonly shape: 'rows' | 'facts';
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly chart?: ReportChart;
}

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

/** The column of that name; a section without it was put together wrongly. */
export function columnOf(section: ReportSection, id: string): ReportColumn {
  const column = section.columns.find((each) => each.id === id);
  if (!column) throw new Error(`The section ${section.id} has no column ${id}.`);
  return column;
}
