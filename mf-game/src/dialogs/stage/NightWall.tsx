import { NightStreet } from '@countertop/design-system/artwork/NightStreet';
import { useMessages } from '@countertop/design-system/messages';
import { useRestaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import { en } from './stage.messages.ts';
import { night } from './Stage.styles.ts';

/** The street behind the end of a day. */
export function NightWall() {
  const t = useMessages(en);
  const restaurant = useRestaurantName();
  return (
    <div css={night}>
      <NightStreet sign={restaurant} doorSign={t('stage.closed')} />
    </div>
  );
}
