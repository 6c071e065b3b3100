import { useState } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { en } from './Table.messages.ts';
import type { SortDescriptor } from './sortRows.ts';
import type { TableColumn } from './tableProps.ts';

/** Returns the announcement of a new sort order. Empty until the order changes. */
export function useSortedMessage<Row>(columns: readonly TableColumn<Row>[], descriptor?: SortDescriptor<Row>): string {
  const t = useMessages(en);
  const [last, setLast] = useState(descriptor);
  const [hasChanged, setHasChanged] = useState(false);
  if (last?.column !== descriptor?.column || last?.direction !== descriptor?.direction) {
    setLast(descriptor);
    setHasChanged(true);
  }
  const column = columns.find(({ id }) => id === descriptor?.column);
  if (!hasChanged || !column || !descriptor) return '';
  return t('table.sorted', { column: column.name, direction: descriptor.direction });
}
