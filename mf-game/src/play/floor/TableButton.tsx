import { Coin } from '@countertop/design-system/artwork/Coin';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { useMessages } from '@countertop/design-system/messages';
import { Plate, TableDrawing } from '@countertop/design-system/artwork/TableDrawing';
import type { TableId } from '@countertop/engine/play/game';
import { memo } from 'react';
import { en } from './floor.messages.ts';
import { coins, customer as customerStyle, dish as dishStyle, menuCard, stride } from './customerMotion.styles.ts';
import { fitted, scene, table as tableStyle } from './TableButton.styles.ts';
import { TableLabel } from './TableLabel.tsx';
import { tableName } from './tableName.ts';
import type { TableView } from './tableView.ts';

export interface TableButtonProps {
  table: TableView;
  /** Whether this is the table in the tab order. */
  isCurrent: boolean;
  onFocus: (id: TableId) => void;
  onPress: (id: TableId) => void;
}

/** A table as a button: the customer, their mood and what to do next. */
export const TableButton = memo(function TableButton({ table, isCurrent, onFocus, onPress }: TableButtonProps) {
  const t = useMessages(en);
  const { id, look, customer } = table;
  return (
    <button
      type="button"
      css={tableStyle}
      data-look={look}
      data-table={id}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={tableName(table, t)}
      onFocus={() => onFocus(id)}
      onClick={() => onPress(id)}
    >
      <span css={scene}>
        <span css={fitted}>
          <TableDrawing number={id} isLit={look === 'ordering'} customer={customer && <SeatedCustomer table={table} />}>
            <TableTop table={table} />
          </TableDrawing>
        </span>
      </span>{' '}
      <TableLabel table={table} />
    </button>
  );
}, isSameTable);

function SeatedCustomer({ table: { customer, look, mood } }: { table: TableView }) {
  if (customer === null) return null;
  return (
    <span key={customer.look} css={customerStyle} data-look={look}>
      <span css={stride} data-look={look}>
        <Customer look={customer.look} mood={mood} />
      </span>
    </span>
  );
}

function TableTop({ table: { look, dish } }: { table: TableView }) {
  switch (look) {
    case 'waiting':
    case 'hurry':
      return (
        <span css={menuCard}>
          <i />
          <i />
          <i />
        </span>
      );
    case 'ready':
      return <Served dish={dish} />;
    case 'served':
      return (
        <>
          <Served dish={dish} />
          <span css={coins}>
            <Coin value={10} />
            <Coin value={1} />
          </span>
        </>
      );
    case 'free':
    case 'seating':
    case 'ordering':
    case 'left':
      return <Plate />;
  }
}

function Served({ dish }: Pick<TableView, 'dish'>) {
  return (
    <Plate>
      {dish !== null && (
        <span css={dishStyle}>
          <Dish id={dish} />
        </span>
      )}
    </Plate>
  );
}

/** The clock ticks five times a second; a table re-renders only when it looks different. */
function isSameTable(before: TableButtonProps, after: TableButtonProps): boolean {
  return (
    before.isCurrent === after.isCurrent &&
    before.onPress === after.onPress &&
    before.table.look === after.table.look &&
    before.table.pips === after.table.pips &&
    before.table.turns === after.table.turns &&
    before.table.dish === after.table.dish &&
    before.table.mood === after.table.mood &&
    before.table.customer === after.table.customer
  );
}
