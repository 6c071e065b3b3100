import { LiveRegion } from '../LiveRegion/LiveRegion.tsx';
import { useMessages } from '../../i18n/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SortControl } from './SortControl.tsx';
import { breadth } from './breadth.ts';
import { en } from './Table.messages.ts';
import { captionStyle, frame, table, tableInBlocks } from './Table.styles.ts';
import type { TableProps } from './tableProps.ts';
import { TableBody } from './TableBody.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { useSortedMessage } from './useSortedMessage.ts';

export { sortRows, type SortDescriptor } from './sortRows.ts';
export type { TableColumn, TableProps } from './tableProps.ts';
import { roles } from './tableRoles.ts';

/** A sortable data table. On phones each row becomes a block with labels. */
export function Table<Row extends { id: string | number }>(props: TableProps<Row>) {
  const { caption, isCaptionHidden = false, columns, narrow = 'stacked', totals, isLoading = false } = props;
  const t = useMessages(en);
  const size = breadth(columns.length, narrow === 'full');
  const sorted = useSortedMessage(columns, props.sortDescriptor);
  return (
    <div css={frame}>
      <SortControl {...props} />
      <table
        css={[table, tableInBlocks[size]]}
        {...roles.table}
        aria-busy={isLoading || undefined}
        data-columns={size}
        data-narrow={narrow}
      >
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
