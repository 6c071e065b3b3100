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

/** One fact about each row. */
export interface TableColumn<Row> {
  /** The field of a row that stands in this column and that it is sorted by. */
  id: keyof Row & string;
  /** Its words at the head, and beside each value on a phone. */
  name: string;
  /** Names the row. The first column does, unless another one says so. */
  isRowHeader?: boolean;
  /** `number` sets head and values to the end edge, digit under digit. */
  align?: 'start' | 'number';
  /** Gives the head a button. The order itself is made by `sortRows` or the server. */
  isSortable?: boolean;
  /** What a cell shows. Without it words stay as they are and numbers are written as the language does. */
  cell?: (row: Row) => ReactNode;
}

export interface TableProps<Row extends { id: string | number }> {
  /** What the table is about. It is always read aloud. */
  caption: string;
  /** Leaves the caption out of sight where a heading above says the same. */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** Which column the rows are sorted by, as react-aria says it. */
  sortDescriptor?: SortDescriptor<Row>;
  /** Called with the order that the pressed head asks for. */
  onSortChange?: (sortDescriptor: SortDescriptor<Row>) => void;
  /** The `id` of the chosen row; null while none is. */
  selectedKey?: Row['id'] | null;
  /** Makes each row's name a button that chooses it. */
  onSelectionChange?: (id: Row['id']) => void;
  /** Sums in a last row, by column. */
  totals?: { readonly [Id in keyof Row & string]?: ReactNode };
  /** Stands in the table while there are no rows: a sentence, or an `EmptyState`. */
  empty?: ReactNode;
  /** Shows grey rows while the first ones are on their way. */
  isLoading?: boolean;
}

/** Facts in rows and columns, to read and to sort. On a phone each row becomes a block with its labels written out. */
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

/** How much room a table needs before its rows must become blocks. */
function breadth(columns: number): 'few' | 'three' | 'some' | 'many' {
  if (columns <= 2) return 'few';
  if (columns === 3) return 'three';
  return columns <= 5 ? 'some' : 'many';
}
