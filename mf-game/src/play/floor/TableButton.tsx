import { Lamp } from '@countertop/design-system/artwork/Lamp';
import { isMotionReduced } from '@countertop/design-system/preferences';
import { useMessages } from '@countertop/design-system/messages';
import type { TableId } from '@countertop/engine/play/game';
import { memo } from 'react';
import { en } from './floor.messages.ts';
import { fitted, lamp, light, plaque, rug, scene, table as tableStyle } from './TableButton.styles.ts';
import { TableLabel } from './TableLabel.tsx';
import { rowOf } from './places.ts';
import { tableName } from './tableName.ts';
import { TableScene } from './TableScene.tsx';
import type { TableView } from './tableView.ts';

export interface TableButtonProps {
  table: TableView;
  /** Whether this is the table in the tab order. */
  isCurrent: boolean;
  descriptionId?: string | undefined;
  onFocus: (id: TableId) => void;
  onPress: (id: TableId) => void;
}

/** A table as a button: the customer, their mood and what to do next. */
export const TableButton = memo(function TableButton(props: TableButtonProps) {
  const { table, isCurrent, descriptionId, onFocus, onPress } = props;
  const t = useMessages(en);
  const { id, look, customer } = table;
  // Without motion, a leaving customer disappears immediately.
  const isGone = (look === 'served' || look === 'left') && isMotionReduced();
  const isLit = customer !== null && !isGone;
  return (
    <button
      type="button"
      css={tableStyle}
      data-look={look}
      data-table={id}
      data-row={rowOf(id)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={tableName(table, t)}
      aria-describedby={descriptionId}
      onFocus={() => onFocus(id)}
      onClick={() => onPress(id)}
    >
      <span css={scene} aria-hidden="true">
        <span css={fitted} data-look={look}>
          {isLit && <span css={light} />}
          {look === 'ordering' && <span css={rug} />}
          <TableScene key={`${look} ${customer?.id}`} table={table} />
          <span css={plaque} data-number={id} />
          <span css={lamp} data-lamp={id}>
            <Lamp isLit={isLit} />
          </span>
        </span>
      </span>{' '}
      <TableLabel table={table} />
    </button>
  );
}, isSameTable);

/** The clock ticks five times a second; a table re-renders only when it looks different. */
function isSameTable(before: TableButtonProps, after: TableButtonProps): boolean {
  return (
    before.isCurrent === after.isCurrent &&
    before.descriptionId === after.descriptionId &&
    before.onPress === after.onPress &&
    before.table.look === after.table.look &&
    before.table.pips === after.table.pips &&
    before.table.turns === after.table.turns &&
    before.table.dish === after.table.dish &&
    before.table.mood === after.table.mood &&
    before.table.customer === after.table.customer
  );
}
