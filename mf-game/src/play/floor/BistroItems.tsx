import { BistroItem, placeOf } from '@countertop/design-system/artwork/BistroItem';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { BistroItemId } from '@countertop/engine/play/day/bistro';
import { en as names } from '../../dialogs/gift/bistroItems.messages.ts';
import { board, floorItems, hanging, hiddenList, shelf, shelfRow } from './BistroItems.styles.ts';
import { en } from './floor.messages.ts';

export interface BistroItemsProps {
  /** The things in the bistro, oldest first. */
  items: readonly BistroItemId[];
}

/** Places on the floor, between the tables. */
const floorSlots = 4;

const newestFirst = (items: readonly BistroItemId[]) => items.toReversed();

/** Returns the newest things that stand between the tables, where the room has space for them. */
const onFloor = (items: readonly BistroItemId[]) =>
  newestFirst(items)
    .filter((id) => placeOf(id) === 'floor')
    .slice(0, floorSlots);

/** The things on the wall, newest first: those that don't fit are left out of the picture, but not of the list. */
export function WallItems({ items }: BistroItemsProps) {
  const t = useMessages(en);
  const name = useMessages(names);
  const { locale } = useLocale();
  if (items.length === 0) return null;
  const between = onFloor(items);
  const isHanging = (id: BistroItemId) => placeOf(id) === 'hanging';
  const list = new Intl.ListFormat(locale, { type: 'unit' }).format(items.map((id) => name(`item.${id}`)));
  return (
    <>
      <p css={hiddenList}>{t('bistro.items', { list })}</p>
      <div css={hanging} aria-hidden="true">
        {newestFirst(items)
          .filter(isHanging)
          .map((id) => (
            <span key={id} data-item={id}>
              <BistroItem name={id} />
            </span>
          ))}
      </div>
      <div css={shelf} aria-hidden="true">
        <div css={shelfRow}>
          {newestFirst(items)
            .filter((id) => !isHanging(id))
            .map((id) => (
              <span key={id} data-item={id} data-on-floor={between.includes(id)}>
                <BistroItem name={id} />
              </span>
            ))}
        </div>
        <div css={board} />
      </div>
    </>
  );
}

/** The things between the tables. */
export function FloorItems({ items }: BistroItemsProps) {
  return (
    <div css={floorItems} aria-hidden="true">
      {onFloor(items).map((id) => (
        <span key={id} data-item={id}>
          <BistroItem name={id} />
        </span>
      ))}
    </div>
  );
}
