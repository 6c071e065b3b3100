import type { ReactNode } from 'react';
import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { en } from './Table.messages.ts';
import type { SortDescriptor } from './sortRows.ts';
import { captionStyle, frame, table } from './Table.styles.ts';
import { TableBody } from './TableBody.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { useSortedMessage } from './useSortedMessage.ts';

export { sortRows, type SortDescriptor } from './sortRows.ts';
import { roles } from './tableRoles.ts';

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
  /** Totals by column, shown in a last row. */
  totals?: { readonly [Id in keyof Row & string]?: ReactNode };
  /** Shown if there are no rows: a sentence, or an `EmptyState`. */
  empty?: ReactNode;
  /** Shows skeleton rows while loading. */
  isLoading?: boolean;
}

/** A sortable data table. On phones each row becomes a block with labels. */
export function Table<Row extends { id: string | number }>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, totals, isLoading = false } = props;
  const t = useMessages(en);
  const sorted = useSortedMessage(columns, props.sortDescriptor);
  return (
    <div css={frame}>
      <table css={table} {...roles.table} aria-busy={isLoading || undefined} data-columns={breadth(columns.length)}>
        <caption css={captionStyle} data-hidden={isCaptionHidden || undefined}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        <TableHead {...props} />
        <TableBody {...props} />
        {totals !== undefined && <TableFoot columns={columns} totals={totals} />}
      </table>
      <LiveRegion message={isLoading ? t('table.loading', { caption }) : sorted} />
    </div>
  );
}

/** Returns the width class at which rows become blocks. */
function breadth(columns: number): 'few' | 'three' | 'some' | 'many' {
  if (columns <= 2) return 'few';
  if (columns === 3) return 'three';
  return columns <= 5 ? 'some' : 'many';
}
