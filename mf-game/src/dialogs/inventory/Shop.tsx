import { BistroItem } from '@countertop/design-system/artwork/BistroItem';
import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import { type Bistro, type BistroItemId, itemPriceCents } from '@countertop/engine/play/day/bistro';
import { helperPriceCents } from '@countertop/engine/play/constants';
import { en as itemTexts } from '../gift/bistroItems.messages.ts';
import { goods, offer, picture, price } from './InventoryDialog.styles.ts';
import { en } from './inventory.messages.ts';

export interface ShopProps {
  moneyCents: number;
  bistro: Bistro;
  /** The things on sale. */
  itemsForSale: readonly BistroItemId[];
  onBuyItem: (item: BistroItemId) => void;
  onHireHelper: () => void;
}

/** The helper is one of the cast's grown-ups. */
const helperLook = 10;

/** Things for the bistro that were not chosen as a gift, and a helper, for the money in the till. */
export function Shop({ moneyCents, bistro, itemsForSale, onBuyItem, onHireHelper }: ShopProps) {
  const t = useMessages(en);
  const item = useMessages(itemTexts);
  return (
    <>
      <ul css={goods}>
        <li css={offer}>
          <span css={picture}>
            <Customer look={helperLook} mood="happy" />
          </span>
          <p>
            <b>{t('inventory.helper')}</b>
            <span>{t('inventory.helperNote')}</span>
          </p>
          {bistro.hasHelper ? (
            <p>{t('inventory.helperHired')}</p>
          ) : (
            <Buy
              name={t('inventory.helper')}
              priceCents={helperPriceCents}
              moneyCents={moneyCents}
              onBuy={onHireHelper}
            />
          )}
        </li>
        {itemsForSale.map((id) => (
          <li key={id} css={offer}>
            <span css={picture}>
              <BistroItem name={id} />
            </span>
            <p>
              <b>{item(`item.${id}`)}</b>
            </p>
            <Buy
              name={item(`item.${id}`)}
              priceCents={itemPriceCents(id)}
              moneyCents={moneyCents}
              onBuy={() => onBuyItem(id)}
            />
          </li>
        ))}
      </ul>
      {itemsForSale.length === 0 && <p>{t('inventory.empty')}</p>}
    </>
  );
}

interface BuyProps {
  name: string;
  priceCents: number;
  moneyCents: number;
  onBuy: () => void;
}

/** The price on a button. What is too expensive says how much is missing. */
function Buy({ name, priceCents, moneyCents, onBuy }: BuyProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const cost = formatMoney(priceCents, locale, 0);
  const missingCents = priceCents - moneyCents;
  return (
    <div css={price}>
      <Button
        variant="outline"
        size="medium"
        isDisabled={missingCents > 0}
        aria-label={t('inventory.buyItem', { item: name, cost })}
        onPress={onBuy}
      >
        {t('inventory.buy', { cost })}
      </Button>
      {missingCents > 0 && (
        <small>
          {t('inventory.missing', {
            money: formatMoney(missingCents, locale, missingCents % 100 === 0 ? 0 : 2),
          })}
        </small>
      )}
    </div>
  );
}
