import { KitchenPass, type KitchenPassProps } from '@countertop/design-system/artwork/KitchenPass';
import { useMessages } from '@countertop/design-system/messages';
import { memo } from 'react';
import { en } from './floor.messages.ts';
import { kitchen, prepare } from './KitchenButton.styles.ts';

export interface KitchenButtonProps extends Required<Pick<KitchenPassProps, 'asker' | 'dishes' | 'platesPrepared'>> {
  /** Whether a plate can be prepared now. */
  canPrepare: boolean;
  onPrepare: () => void;
}

/** The kitchen pass. While no order is open, it is the button that prepares a plate; it stays where focus was otherwise. */
export const KitchenButton = memo(function KitchenButton(props: KitchenButtonProps) {
  const { dishes, asker, platesPrepared, canPrepare, onPrepare } = props;
  const t = useMessages(en);
  const name =
    asker === null ? t(canPrepare ? 'pass.name' : 'pass.full', { count: platesPrepared }) : t(`pass.${asker}`);
  return (
    <button
      type="button"
      css={kitchen}
      data-surface="tile"
      aria-label={name}
      aria-disabled={!canPrepare}
      onClick={canPrepare ? onPrepare : undefined}
    >
      <KitchenPass dishes={dishes} platesPrepared={platesPrepared} asker={asker} />
      {canPrepare && <span css={prepare}>{t('pass.prepare')}</span>}
    </button>
  );
}, isSameKitchen);

const textOf = (dishes: KitchenButtonProps['dishes']) => dishes.map(({ id, name }) => `${id} ${name}`).join();

/** The clock ticks five times a second, with a new list of dishes each time. */
function isSameKitchen(before: KitchenButtonProps, after: KitchenButtonProps): boolean {
  return (
    textOf(before.dishes) === textOf(after.dishes) &&
    before.asker === after.asker &&
    before.platesPrepared === after.platesPrepared &&
    before.canPrepare === after.canPrepare &&
    before.onPrepare === after.onPrepare
  );
}
