import { Button } from 'react-aria-components/Button';
import { nextSort, sortOf } from './sortOrder.ts';
import { SortMark } from './SortMark.tsx';
import type { TableProps } from './tableProps.ts';
import { columnName, head, sortButton } from './TableHead.styles.ts';
import { roles } from './tableRoles.ts';

type HeadProps<Row extends { id: string | number }> = Pick<
  TableProps<Row>,
  'columns' | 'sortDescriptor' | 'onSortChange'
>;

/** Column headers, with buttons in sortable columns. */
export function TableHead<Row extends { id: string | number }>(props: HeadProps<Row>) {
  const { columns, sortDescriptor, onSortChange } = props;
  return (
    <thead css={head} {...roles.rowgroup}>
      <tr {...roles.row}>
        {columns.map((column) => (
          <th
            key={column.id}
            {...roles.columnheader}
            data-align={column.align}
            data-detail={column.isDetail || undefined}
            data-screen-only={column.isAction || undefined}
            data-sortable={column.isSortable || undefined}
            aria-sort={sortOf(column, sortDescriptor)}
          >
            <span css={columnName} data-sortable={column.isSortable || undefined}>
              {column.name}
            </span>
            {column.isSortable && (
              <Button
                css={sortButton}
                data-sort={sortOf(column, sortDescriptor)}
                onPress={() => onSortChange?.(nextSort(column, sortDescriptor))}
              >
                {column.name}
                <SortMark direction={sortOf(column, sortDescriptor)} />
              </Button>
            )}
          </th>
        ))}
        {columns.some(({ isDetail }) => isDetail) && <td {...roles.cell} data-toggle />}
      </tr>
    </thead>
  );
}
