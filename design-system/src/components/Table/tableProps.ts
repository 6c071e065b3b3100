import type { ReactNode } from 'react';
import type { SortDescriptor } from './sortRows.ts';

/** A column. */
export interface TableColumn<Row> {
  /** Field of the row to show and sort by. */
  id: keyof Row & string;
  /** Header text, also shown next to each value on phones. */
  name: string;
  /** Whether this column names the row. Defaults to the first column. */
  isRowHeader?: boolean;
  /** `number` aligns header and values to the end, with tabular digits. */
  align?: 'start' | 'number';
  /** Makes the header a sort button. Sorting is done by `sortRows` or the server. */
  isSortable?: boolean;
  /** Holds long text, such as a list of names: its own line where rows are blocks. */
  isLong?: boolean;
  /** On narrow screens, shown only after pressing the row's details button. */
  isDetail?: boolean;
  /** Holds a button for each row: next to the row's name on narrow screens, left out on paper. */
  isAction?: boolean;
  /** Renders a cell. By default, text is shown as is and numbers are formatted. */
  cell?: (row: Row) => ReactNode;
}

export interface TableProps<Row extends { id: string | number }> {
  /** Caption, always announced. */
  caption: string;
  /** Visually hides the caption if a heading above says the same. */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Current sort order, in react-aria's format. */
  sortDescriptor?: SortDescriptor<Row>;
  /** Called with the requested sort order. */
  onSortChange?: (sortDescriptor: SortDescriptor<Row>) => void;
  /** `id` of the selected row, or null. */
  selectedKey?: Row['id'] | null;
  /** Makes each row's name a button that selects the row. */
  onSelectionChange?: (id: Row['id']) => void;
  /**
   * How a row shows its values on phones: `stacked` below their labels, for long text, `inline` next to them, for
   * numbers, or `full`, one below the other, for sentences, which two columns are too narrow for.
   */
  narrow?: 'stacked' | 'inline' | 'full';
  /** Totals by column, shown in a last row. */
  totals?: { readonly [Id in keyof Row & string]?: ReactNode };
  /** Shown if there are no rows: a sentence, or an `EmptyState`. */
  empty?: ReactNode;
  /** Shows skeleton rows while loading. */
  isLoading?: boolean;
}
