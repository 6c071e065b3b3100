import { Awning } from '@countertop/design-system/artwork/Awning';
import { Button } from '@countertop/design-system/Button';
import { CheckedFloor } from '@countertop/design-system/artwork/CheckedFloor';
import { IconButton } from '@countertop/design-system/IconButton';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import { Tooltip } from '@countertop/design-system/Tooltip';
import type { TableId } from '@countertop/engine/play/game';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { en } from './floor.messages.ts';
import { earIcon } from './earIcon.ts';
import { grid, group, announceIcon, announceText, room, sign, title, wall } from './RestaurantFloor.styles.ts';
import { nextTable } from './nextTable.ts';
import { TableButton } from './TableButton.tsx';
import type { TableView } from './tableView.ts';

export interface RestaurantFloorProps {
  tables: readonly TableView[];
  onPress: (id: TableId) => void;
  /** Announces all tables. */
  onAnnounce: () => void;
  /** The heading that gets focus when play starts. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The floor with six tables as one tab stop. Arrow keys move between tables; R announces all of them. */
export function RestaurantFloor({ tables, onPress, onAnnounce, headingRef }: RestaurantFloorProps) {
  const t = useMessages(en);
  const { direction } = useLocale();
  const [current, setCurrent] = useState<TableId>(1);
  const tablesRef = useRef<HTMLDivElement>(null);
  const titleId = useId();

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
    <section css={room} aria-labelledby={titleId}>
      <TileWall size="small" hasLamps hasShelf>
        <div css={wall}>
          <Awning size="small" />
          <div css={sign}>
            <h2 id={titleId} css={title} ref={headingRef} tabIndex={-1}>
              {t('floor.title')}
            </h2>
            <span css={announceText}>
              <Button emphasis="quiet" size="adult" onPress={onAnnounce}>
                {t('floor.hear')}
              </Button>
            </span>
            <span css={announceIcon}>
              <Tooltip text={t('floor.hear')}>
                <IconButton icon={earIcon} label={t('floor.hear')} onPress={onAnnounce} />
              </Tooltip>
            </span>
          </div>
        </div>
      </TileWall>
      <CheckedFloor>
        <div
          css={group}
          ref={tablesRef}
          role="group"
          aria-label={t('floor.help')}
          aria-keyshortcuts="R"
          onKeyDown={onKeyDown}
        >
          <div css={grid} role="list" aria-label={t('floor.list')}>
            {tables.map((table) => (
              <div key={table.id} role="listitem">
                <TableButton table={table} isCurrent={table.id === current} onFocus={setCurrent} onPress={onPress} />
              </div>
            ))}
          </div>
        </div>
      </CheckedFloor>
    </section>
  );
}
