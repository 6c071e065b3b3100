import { Awning } from '@countertop/design-system/artwork/Awning';
import { CheckedFloor } from '@countertop/design-system/artwork/CheckedFloor';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { TableId } from '@countertop/engine/play/game';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { en } from './floor.messages.ts';
import { ceiling, grid, group, room, stage, wash } from './RestaurantFloor.styles.ts';
import { FloorItems } from './BistroItems.tsx';
import { KitchenButton, type KitchenButtonProps } from './KitchenButton.tsx';
import { nextTable } from './nextTable.ts';
import { TableButton } from './TableButton.tsx';
import type { TableView } from './tableView.ts';
import { useUntimedOffer } from './useUntimedOffer.ts';
import { Wall, type WallProps } from './Wall.tsx';

export interface RestaurantFloorProps
  extends
    Pick<WallProps, 'hasVisitor' | 'items'>,
    Pick<KitchenButtonProps, 'asker' | 'platesPrepared' | 'canPrepare' | 'onPrepare'> {
  tables: readonly TableView[];
  /** Whether no clock runs: the light is warm all day. Otherwise untimed mode is offered to those who reach a table by keyboard. */
  isCalm?: boolean;
  /** How much of the day is over, 0 to 1. The light of the room follows it. */
  dayFraction: number;
  onPress: (id: TableId) => void;
  /** Announces all tables. */
  onAnnounce: () => void;
  /** The heading that gets focus when play starts. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** From morning to evening. */
const lightSteps = 4;

/** The floor with six tables as one tab stop. Arrow keys move between tables; R announces all of them. */
export function RestaurantFloor(props: RestaurantFloorProps) {
  const { tables, isCalm = false, dayFraction, items, hasVisitor, asker, onPress, onAnnounce, onPrepare } = props;
  const t = useMessages(en);
  const { direction } = useLocale();
  const [current, setCurrent] = useState<TableId>(1);
  const tablesRef = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const offerId = useId();
  const untimed = useUntimedOffer(!isCalm);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isRepeat = event.key.toLowerCase() === 'r';
    const target = nextTable(current, event.key, direction);
    if (!isRepeat && target === null) return;
    event.preventDefault();
    if (isRepeat) onAnnounce();
    else tablesRef.current?.querySelector<HTMLElement>(`[data-table="${target}"]`)?.focus();
  };

  return (
    <section css={stage} aria-labelledby={titleId}>
      <div css={room} data-light={Math.round(dayFraction * lightSteps)} data-calm={isCalm || undefined}>
        <Wall
          titleId={titleId}
          headingRef={props.headingRef}
          items={items}
          hasVisitor={hasVisitor}
          onAnnounce={onAnnounce}
        />
        <div css={ceiling}>
          <Awning size="small" />
        </div>
        <KitchenButton
          dishes={tables.flatMap(({ id, look, dish }) =>
            look === 'ready' && dish !== null ? [{ id, name: dish }] : [],
          )}
          asker={asker}
          platesPrepared={props.platesPrepared}
          canPrepare={props.canPrepare}
          onPrepare={onPrepare}
        />
        <CheckedFloor>
          <div css={wash} />
          <div
            css={group}
            ref={tablesRef}
            role="group"
            aria-label={t('floor.help')}
            aria-keyshortcuts="R"
            onKeyDown={onKeyDown}
            {...untimed.props}
          >
            <FloorItems items={items} />
            <span id={offerId} hidden>
              {t('floor.untimed')}
            </span>
            <div css={grid} role="list" aria-label={t('floor.list')}>
              {tables.map((table) => (
                <div key={table.id} role="listitem">
                  <TableButton
                    table={table}
                    isCurrent={table.id === current}
                    descriptionId={untimed.isOpen && table.id === current ? offerId : undefined}
                    onFocus={setCurrent}
                    onPress={onPress}
                  />
                </div>
              ))}
            </div>
          </div>
        </CheckedFloor>
      </div>
    </section>
  );
}
