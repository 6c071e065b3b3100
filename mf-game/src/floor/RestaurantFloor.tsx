import { Awning } from '@countertop/design-system/Awning';
import { CheckedFloor } from '@countertop/design-system/CheckedFloor';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TileWall } from '@countertop/design-system/TileWall';
import type { TableId } from '@countertop/engine/game';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { en } from '../messages/en.messages.ts';
import { grid, room, title, wall } from './RestaurantFloor.styles.ts';
import { nextTable } from './nextTable.ts';
import { TableButton } from './TableButton.tsx';
import type { TableView } from './tableView.ts';

export interface RestaurantFloorProps {
  tables: readonly TableView[];
  onPress: (id: TableId) => void;
  /** The heading, where focus goes when play starts. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The room with six tables. One of them is in the tab order; arrow keys go from table to table. */
export function RestaurantFloor({ tables, onPress, headingRef }: RestaurantFloorProps) {
  const t = useMessages(en);
  const { direction } = useLocale();
  const [current, setCurrent] = useState<TableId>(1);
  const tablesRef = useRef<HTMLDivElement>(null);
  const titleId = useId();

  const moveFocus = (event: KeyboardEvent) => {
    const target = nextTable(current, event.key, direction);
    if (target === null) return;
    event.preventDefault();
    tablesRef.current?.querySelector<HTMLElement>(`[data-table="${target}"]`)?.focus();
  };

  return (
    <section css={room} aria-labelledby={titleId}>
      <TileWall size="small" hasLamps hasShelf>
        <div css={wall}>
          <Awning size="small" />
          <h2 id={titleId} css={title} ref={headingRef} tabIndex={-1}>
            {t('floor.title')}
          </h2>
        </div>
      </TileWall>
      <CheckedFloor>
        <div css={grid} ref={tablesRef} role="group" aria-label={t('floor.help')} onKeyDown={moveFocus}>
          {tables.map((table) => (
            <TableButton
              key={table.id}
              table={table}
              isCurrent={table.id === current}
              onFocus={setCurrent}
              onPress={onPress}
            />
          ))}
        </div>
      </CheckedFloor>
    </section>
  );
}
