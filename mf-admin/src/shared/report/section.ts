/** The kind of a column's cells. Determines their format, and the unit in the header of a file. */
export type CellKind = 'text' | 'number' | 'percent' | 'minutes' | 'seconds' | 'day' | 'moment' | 'list';

/**
 * `percent` is 0 to 100, `day` is `2025-01-10`, `moment` is ISO 8601 in UTC. An empty string is an empty cell; null is a
 * number that is hidden for privacy, because it is about too few people.
 */
export type Cell = string | number | readonly string[] | null;

export interface ReportColumn {
  readonly id: string;
  /** The column header. The first column names the row. */
  readonly name: string;
  readonly kind: CellKind;
}

/** A cell for each column, by column ID. */
export interface ReportRow {
  readonly id: string;
  readonly [column: string]: Cell;
}

/** A chart of columns of its section. */
export interface ReportChart {
  readonly title: string;
  /** The takeaway, in one sentence. */
  readonly summary: string;
  /** ID of the column that labels the categories. */
  readonly label: string;
  /** IDs of the columns to plot, all of one kind. A PDF shows the first only. */
  readonly values: readonly [string, ...string[]];
  /** Defaults to bars. `dots` compares two columns of a row and isn't in PDFs. */
  readonly shape?: 'bars' | 'line' | 'dots';
  /** `data`: the axis of a line begins near its lowest value, because changes are small. */
  readonly range?: 'data';
  /** A value to compare dots with. */
  readonly target?: { readonly value: number; readonly label: string };
}

export interface ReportSection {
  readonly id: string;
  readonly title: string;
  /** `facts` shows the cells of a single row below each other. */
  readonly shape: 'rows' | 'facts';
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  readonly chart?: ReportChart;
}

/** Returns a column by ID. Throws if the section doesn't have it. */
export function columnOf(section: ReportSection, id: string): ReportColumn {
  const column = section.columns.find((each) => each.id === id);
  if (!column) throw new Error(`Section ${section.id} has no column ${id}.`);
  return column;
}
