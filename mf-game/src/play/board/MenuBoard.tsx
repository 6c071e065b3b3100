import { Board, BoardLine } from '@countertop/design-system/artwork/Board';
import { Button } from '@countertop/design-system/Button';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Icon } from '@countertop/design-system/Icon';
import { starIcon, warningIcon } from '@countertop/design-system/icons';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import type { MenuItem } from '@countertop/engine/play/menu';
import { en as inventoryTexts } from '../../dialogs/inventory/inventory.messages.ts';
import { en } from '../play.messages.ts';
import { en as dishTexts } from '@countertop/phrases/phrases.messages';
import { manage } from './MenuBoard.styles.ts';

/** At this stock the board warns that a dish is running low. */
const lowStock = 3;

export interface MenuBoardProps {
  menu: readonly MenuItem[];
  /** Opens the inventory. */
  onManage: () => void;
}

/** The menu with prices and stock. */
export function MenuBoard({ menu, onManage }: MenuBoardProps) {
  const t = useMessages(en);
  const inventory = useMessages(inventoryTexts);
  const dish = useMessages(dishTexts);
  const { locale } = useLocale();
  const digits = menu.some(({ priceCents }) => priceCents % 100 !== 0) ? 2 : 0;
  return (
    <Board
      title={t('board.title')}
      columns={2}
      footer={
        <div css={manage}>
          <p>
            <Icon icon={starIcon} size="small" /> {t('board.special')}
          </p>
          <Button emphasis="quiet" onPress={onManage}>
            {inventory('inventory.title')}
          </Button>
        </div>
      }
    >
      {menu.map(({ id, priceCents, stock }) => (
        <BoardLine
          key={id}
          label={dish(`dish.${id}.name`)}
          value={formatMoney(priceCents, locale, digits)}
          icon={<Dish id={id} />}
          isDimmed={stock === 0}
          isNoteImportant={stock <= lowStock}
          note={stock === 0 ? t('board.soldOut') : t(stock <= lowStock ? 'board.low' : 'board.left', { count: stock })}
          {...(stock <= lowStock ? { noteIcon: warningIcon } : {})}
        />
      ))}
    </Board>
  );
}
