import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Icon } from '@countertop/design-system/Icon';
import { infoIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import type { BistroItemId } from '@countertop/engine/play/day/bistro';
import { restocking } from '@countertop/engine/play/constants';
import type { DishId, MenuItem } from '@countertop/engine/play/day/menu';
import { useEffect, useRef, useState } from 'react';
import { en as dishTexts } from '@countertop/phrases/phrases.messages';
import { en as itemTexts } from '../gift/bistroItems.messages.ts';
import { ItemChoice } from '../gift/ItemChoice.tsx';
import { part, parts, reason, shelf, till } from './InventoryDialog.styles.ts';
import { en } from './inventory.messages.ts';
import { Shop, type ShopProps } from './Shop.tsx';
import { StockLine } from './StockLine.tsx';

export interface InventoryDialogProps extends ShopProps {
  menu: readonly MenuItem[];
  onRestock: (dish: DishId) => void;
  /** Takes one of the two things that a level offered. */
  onChoose: (item: BistroItemId) => void;
  onClose: () => void;
}

/** Pantry and shop: what the money in the till buys. Never real money. */
export function InventoryDialog({ menu, onRestock, onChoose, onClose, ...shop }: InventoryDialogProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { moneyCents, bistro } = shop;
  const { announcement, announce } = usePurchases(menu);
  const [hasChoice] = useState(bistro.choice !== null);
  const canPay = moneyCents >= restocking.costCents;
  const cost = formatMoney(restocking.costCents, locale, 0);
  return (
    <Dialog
      title={t('inventory.title')}
      isOpen
      onOpenChange={onClose}
      actions={<Button onPress={onClose}>{t('inventory.close')}</Button>}
    >
      <p css={till}>
        <Picture name="money" />
        {t('inventory.till')}
        <b dir="ltr">{formatMoney(moneyCents, locale, moneyCents % 100 === 0 ? 0 : 2)}</b>
      </p>
      {hasChoice && (
        <div css={part}>
          <ItemChoice choice={bistro.choice} onChoose={onChoose} />
        </div>
      )}
      <div css={parts}>
        <section css={part} aria-labelledby="inventory-pantry">
          <h3 id="inventory-pantry">{t('inventory.pantry')}</h3>
          {!canPay && <NotEnoughMoney cost={cost} takesFocus={announcement !== ''} />}
          <ul css={shelf}>
            {menu.map((item) => (
              <StockLine
                key={item.id}
                item={item}
                canPay={canPay}
                onRestock={() => {
                  announce({ dish: item.id });
                  onRestock(item.id);
                }}
              />
            ))}
          </ul>
        </section>
        <section css={part} aria-labelledby="inventory-shop">
          <h3 id="inventory-shop">{t('inventory.shop')}</h3>
          <Shop
            {...shop}
            onBuyItem={(item) => {
              announce({ item });
              shop.onBuyItem(item);
            }}
          />
        </section>
      </div>
      <LiveRegion message={announcement} />
    </Dialog>
  );
}

/** Announces the last purchase. */
function usePurchases(menu: readonly MenuItem[]) {
  const t = useMessages(en);
  const dishName = useMessages(dishTexts);
  const itemName = useMessages(itemTexts);
  const [last, announce] = useState<{ dish: DishId } | { item: BistroItemId } | null>(null);
  if (last === null) return { announcement: '', announce };
  if ('item' in last) return { announcement: t('inventory.bought', { item: itemName(`item.${last.item}`) }), announce };
  const count = menu.find(({ id }) => id === last.dish)?.stock ?? 0;
  return { announcement: t('inventory.announcement', { dish: dishName(`dish.${last.dish}.name`), count }), announce };
}

/** Takes focus when the money runs out, because the pressed button is now disabled. */
function NotEnoughMoney({ cost, takesFocus }: { cost: string; takesFocus: boolean }) {
  const t = useMessages(en);
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus();
  }, [takesFocus]);
  return (
    <p css={reason} ref={text} tabIndex={-1}>
      <Icon icon={infoIcon} />
      {t('inventory.notEnoughMoney', { cost })}
    </p>
  );
}
