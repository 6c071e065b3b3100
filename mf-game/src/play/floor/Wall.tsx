import { Door } from '@countertop/design-system/artwork/Door';
import { IconButton } from '@countertop/design-system/IconButton';
import { useMessages } from '@countertop/design-system/messages';
import { TileWall } from '@countertop/design-system/artwork/TileWall';
import { Tooltip } from '@countertop/design-system/Tooltip';
import type { BistroItemId } from '@countertop/engine/play/day/bistro';
import { memo, type Ref } from 'react';
import { WallItems } from './BistroItems.tsx';
import { earIcon } from './earIcon.ts';
import { en } from './floor.messages.ts';
import { announce, door, middle, title, wall } from './Wall.styles.ts';
import { wash } from './RestaurantFloor.styles.ts';

export interface WallProps {
  titleId: string;
  headingRef: Ref<HTMLHeadingElement> | undefined;
  /** The things in the bistro, oldest first. */
  items: readonly BistroItemId[];
  /** Whether the next customer is at the door. */
  hasVisitor: boolean;
  onAnnounce: () => void;
}

/** The wall behind the tables: the door, the heading, and what the bistro has got so far. */
export const Wall = memo(function Wall({ titleId, headingRef, items, hasVisitor, onAnnounce }: WallProps) {
  const t = useMessages(en);
  return (
    <TileWall size="small">
      <div css={wash} data-wall="" />
      <div css={wall}>
        <div css={door}>
          <Door hasVisitor={hasVisitor} />
        </div>
        <div css={middle}>
          <h2 id={titleId} css={title} ref={headingRef} tabIndex={-1}>
            {t('floor.title')}
          </h2>
          <span css={announce}>
            <Tooltip text={t('floor.hear')}>
              <IconButton icon={earIcon} label={t('floor.hear')} onPress={onAnnounce} />
            </Tooltip>
          </span>
          <WallItems items={items} />
        </div>
      </div>
    </TileWall>
  );
});
