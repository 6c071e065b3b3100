import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Icon } from '@countertop/design-system/Icon';
import { infoIcon } from '@countertop/design-system/icons';
import { LiveRegion } from '@countertop/design-system/LiveRegion';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import { restocking } from '@countertop/engine/play/constants';
import type { DishId, MenuItem } from '@countertop/engine/play/menu';
import { useEffect, useRef, useState } from 'react';
import { en as dishTexts } from '@countertop/phrases/phrases.messages';
import { list, reason, till } from './InventoryDialog.styles.ts';
import { en } from './inventory.messages.ts';
import { StockLine } from './StockLine.tsx';

export interface InventoryDialogProps {
  menu: readonly MenuItem[];
  moneyCents: number;
  onRestock: (dish: DishId) => void;
  onClose: () => void;
}

/** The stock of each dish, with buttons to buy more. */
export function InventoryDialog({ menu, moneyCents, onRestock, onClose }: InventoryDialogProps) {
  const t = useMessages(en);
  const dish = useMessages(dishTexts);
  const { locale } = useLocale();
  const [lastId, setLastId] = useState<DishId | null>(null);
  const canPay = moneyCents >= restocking.costCents;
  const cost = formatMoney(restocking.costCents, locale, 0);
  const last = menu.find(({ id }) => id === lastId);
  const restock = (id: DishId) => {
    setLastId(id);
    onRestock(id);
  };
  return (
    <Dialog
      title={t('inventory.title')}
      description={t('inventory.lead', { cost, portions: restocking.portions })}
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={<Button onPress={onClose}>{t('inventory.close')}</Button>}
    >
      <p css={till}>
        <Picture name="money" />
        {t('inventory.till')}
        <b dir="ltr">{formatMoney(moneyCents, locale, moneyCents % 100 === 0 ? 0 : 2)}</b>
      </p>
      {!canPay && <NotEnoughMoney cost={cost} takesFocus={lastId !== null} />}
      <ul css={list}>
        {menu.map((item) => (
          <StockLine key={item.id} item={item} canPay={canPay} onRestock={() => restock(item.id)} />
        ))}
      </ul>
      <LiveRegion
        message={
          last === undefined
            ? ''
            : t('inventory.announcement', { dish: dish(`dish.${last.id}.name`), count: last.stock })
        }
      />
    </Dialog>
  );
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
