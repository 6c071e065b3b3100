import { IconButton } from '../IconButton/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { downIcon, sortDownIcon, sortUpIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { sortControl, sortControlInBlocks, sortSelect } from './SortControl.styles.ts';
import { breadth } from './breadth.ts';
import { en } from './Table.messages.ts';
import type { TableProps } from './tableProps.ts';

/** Replaces the sortable headers where rows are blocks, in one line. */
export function SortControl<Row extends { id: string | number }>(
  props: Pick<TableProps<Row>, 'columns' | 'sortDescriptor' | 'onSortChange' | 'narrow'>,
) {
  const { columns, sortDescriptor, onSortChange, narrow } = props;
  const t = useMessages(en);
  const sortable = columns.filter(({ isSortable }) => isSortable);
  if (!sortDescriptor || !onSortChange || sortable.length === 0) return null;
  const size = breadth(columns.length, narrow === 'full');
  const isDescending = sortDescriptor.direction === 'descending';
  return (
    <div css={[sortControl, sortControlInBlocks[size]]} data-screen-only="">
      <label css={sortSelect}>
        <span>{t('table.sortBy')}</span>
        <select
          value={sortDescriptor.column}
          onChange={({ target }) => {
            const column = sortable.find(({ id }) => id === target.value);
            if (column) onSortChange({ column: column.id, direction: 'ascending' });
          }}
        >
          {sortable.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon icon={downIcon} size="small" />
      </label>
      <IconButton
        icon={isDescending ? sortDownIcon : sortUpIcon}
        label={t('table.reverse')}
        onPress={() => onSortChange({ ...sortDescriptor, direction: isDescending ? 'ascending' : 'descending' })}
      />
    </div>
  );
}
