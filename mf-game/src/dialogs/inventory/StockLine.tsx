import { Button } from '@countertop/design-system/Button';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Icon } from '@countertop/design-system/Icon';
import { plusIcon, warningIcon } from '@countertop/design-system/icons';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import type { MenuItem } from '@countertop/engine/play/menu';
import { en as dishTexts } from '@countertop/phrases/phrases.messages';
import { line, soldOut } from './InventoryDialog.styles.ts';
import { en } from './inventory.messages.ts';

export interface StockLineProps {
  item: MenuItem;
  canPay: boolean;
  onRestock: () => void;
}

export function StockLine({ item: { id, priceCents, stock }, canPay, onRestock }: StockLineProps) {
  const t = useMessages(en);
  const dish = useMessages(dishTexts);
  const { locale } = useLocale();
  const name = dish(`dish.${id}.name`);
  return (
    <li css={line} data-empty={stock === 0 || undefined}>
      <Dish id={id} />
      <div>
        <p>
          <b>{name}</b> <span dir="ltr">{formatMoney(priceCents, locale, priceCents % 100 === 0 ? 0 : 2)}</span>
        </p>
        {stock === 0 ? (
          <p css={soldOut}>
            <Icon icon={warningIcon} size="small" />
            {t('inventory.soldOut')}
          </p>
        ) : (
          <p>{t('inventory.left', { count: stock })}</p>
        )}
      </div>
      <Button
        emphasis="quiet"
        icon={plusIcon}
        isDisabled={!canPay}
        aria-label={t('inventory.restockDish', { dish: name })}
        onPress={onRestock}
      >
        {t('inventory.restock')}
      </Button>
    </li>
  );
}
