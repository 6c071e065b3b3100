import { Button } from 'react-aria-components/Button';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './Table.messages.ts';
import type { SortDescriptor } from './sortRows.ts';
import { SortMark } from './SortMark.tsx';
import type { TableColumn, TableProps } from './tableProps.ts';
import { head, sortBy, sortButton } from './TableHead.styles.ts';
import { roles } from './tableRoles.ts';

type HeadProps<Row extends { id: string | number }> = Pick<
  TableProps<Row>,
  'columns' | 'sortDescriptor' | 'onSortChange'
>;

/** Column headers, with buttons in sortable columns. */
export function TableHead<Row extends { id: string | number }>(props: HeadProps<Row>) {
  const { columns, sortDescriptor, onSortChange } = props;
  const t = useMessages(en);
  const sorts = columns.some(({ isSortable }) => isSortable);
  return (
    <thead css={head} {...roles.rowgroup} data-sorts={sorts || undefined}>
      <tr {...roles.row}>
        {columns.map((column, index) => (
          <th
            key={column.id}
            {...roles.columnheader}
            data-align={column.align}
            data-sortable={column.isSortable}
            aria-sort={sortOf(column, sortDescriptor)}
          >
            {index === 0 && sorts && (
              <span css={sortBy} aria-hidden="true" data-in-blocks>
                {t('table.sortBy')}
              </span>
            )}
            {column.isSortable ? (
              <Button
                css={sortButton}
                data-sort={sortOf(column, sortDescriptor)}
                onPress={() => onSortChange?.(nextSort(column, sortDescriptor))}
              >
                {column.name}
                <SortMark direction={sortOf(column, sortDescriptor)} />
              </Button>
            ) : (
              <span>{column.name}</span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function sortOf<Row>({ id, isSortable }: TableColumn<Row>, descriptor?: SortDescriptor<Row>) {
  if (!isSortable) return undefined;
  return id === descriptor?.column ? descriptor.direction : 'none';
}

function nextSort<Row>(column: TableColumn<Row>, descriptor?: SortDescriptor<Row>): SortDescriptor<Row> {
  const isTurned = sortOf(column, descriptor) === 'ascending';
  return { column: column.id, direction: isTurned ? 'descending' : 'ascending' };
}
