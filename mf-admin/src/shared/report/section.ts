/** What the cells of a column are: it decides how they are written, and the unit in the head of a file. */
export type CellKind = 'text' | 'number' | 'percent' | 'minutes' | 'seconds' | 'day' | 'moment' | 'list';

/**
 * `percent` is from 0 to 100, `day` is `2025-01-10`, `moment` is ISO 8601 in UTC, a list is several words. An empty text
 * is a cell of which there is nothing to say; null is a figure that is not told, because too few people are behind it.
 */
export type Cell = string | number | readonly string[] | null;

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

/** A picture made from the lines of a section: it can show nothing else. */
export interface ReportChart {
  readonly title: string;
  /** What it means, in one sentence. */
  readonly summary: string;
  /** The column under the bars or points. */
  readonly label: string;
  /** The columns that the bars or points show, all of one kind. On paper there is room for the first. */
  readonly values: readonly [string, ...string[]];
  /** Bars to compare, or a line for a course over time. Bars when left out. */
  readonly shape?: 'bars' | 'line';
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

/** The column of that name; a section without it was put together wrongly. */
export function columnOf(section: ReportSection, id: string): ReportColumn {
  const column = section.columns.find((each) => each.id === id);
  if (!column) throw new Error(`The section ${section.id} has no column ${id}.`);
  return column;
}
