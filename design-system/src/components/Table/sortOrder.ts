import type { SortDescriptor } from './sortRows.ts';
import type { TableColumn } from './tableProps.ts';

/** Returns the value of `aria-sort` for a column. */
export function sortOf<Row>({ id, isSortable }: TableColumn<Row>, descriptor?: SortDescriptor<Row>) {
  if (!isSortable) return undefined;
  return id === descriptor?.column ? descriptor.direction : 'none';
}

/** Returns the sort order after a press on a column header. */
export function nextSort<Row>(column: TableColumn<Row>, descriptor?: SortDescriptor<Row>): SortDescriptor<Row> {
  const isTurned = sortOf(column, descriptor) === 'ascending';
  return { column: column.id, direction: isTurned ? 'descending' : 'ascending' };
}
