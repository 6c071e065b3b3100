import { Button } from '@countertop/design-system/Button';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Icon } from '@countertop/design-system/Icon';
import { warningIcon } from '@countertop/design-system/icons';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { restocking } from '@countertop/engine/play/constants';
import type { MenuItem } from '@countertop/engine/play/day/menu';
import { en as dishTexts } from '@countertop/phrases/phrases.messages';
import { card, jar } from './InventoryDialog.styles.ts';
import { en } from './inventory.messages.ts';
import { Jar } from './Jar.tsx';

export interface StockLineProps {
  item: MenuItem;
  canPay: boolean;
  onRestock: () => void;
}

/** A dish in the pantry, with a button to buy more. */
export function StockLine({ item: { id, stock }, canPay, onRestock }: StockLineProps) {
  const t = useMessages(en);
  const dish = useMessages(dishTexts);
  const { locale } = useLocale();
  const name = dish(`dish.${id}.name`);
  const values = { portions: restocking.portions, cost: formatMoney(restocking.costCents, locale, 0) };
  return (
    <li css={card} data-empty={stock === 0 || undefined}>
      <span css={jar}>
        <Jar stock={stock} />
        <Dish id={id} />
      </span>
      <p>
        <b>{name}</b>
        {stock === 0 ? (
          <span>
            <Icon icon={warningIcon} size="small" />
            {t('inventory.soldOut')}
          </span>
        ) : (
          <span>{t('inventory.left', { count: stock })}</span>
        )}
      </p>
      <Button
        variant="outline"
        size="medium"
        isDisabled={!canPay}
        aria-label={t('inventory.restockDish', { dish: name, ...values })}
        onPress={onRestock}
      >
        {t('inventory.restock', values)}
      </Button>
    </li>
  );
}
