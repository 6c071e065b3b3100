import { Board, BoardLine } from '@countertop/design-system/artwork/Board';
import { Button } from '@countertop/design-system/Button';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { starIcon, warningIcon } from '@countertop/design-system/icons';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import type { DishId, MenuItem } from '@countertop/engine/play/day/menu';
import type { Problem } from '@countertop/engine/problems/problem';
import { specialPriceCents } from '@countertop/phrases/isSpecial';
import { en as inventoryTexts } from '../../dialogs/inventory/inventory.messages.ts';
import { en } from '../play.messages.ts';
import { en as dishTexts } from '@countertop/phrases/phrases.messages';
import { manage } from './MenuBoard.styles.ts';

/** At this stock the board warns that a dish is running low. */
const lowStock = 3;

export interface MenuBoardProps {
  menu: readonly MenuItem[];
  /** The problem of the open order, whose dishes and prices the board shows. */
  problem?: Pick<Problem, 'lines'> | undefined;
  /** Opens the inventory; undefined if there is none, as in a lesson. */
  onManage?: (() => void) | undefined;
}

/** The menu with prices and stock. Dishes of the open order are marked; a dish with another price on the order is today's special. */
export function MenuBoard({ menu, problem, onManage }: MenuBoardProps) {
  const t = useMessages(en);
  const inventory = useMessages(inventoryTexts);
  const lines = problem?.lines ?? [];
  const specialOf = (id: DishId) =>
    lines
      .filter(({ dish }) => dish === id)
      .map(specialPriceCents)
      .find((cents) => cents !== null) ?? null;
  const prices = menu.map(({ id, priceCents }) => specialOf(id) ?? priceCents);
  const digits = prices.some((cents) => cents % 100 !== 0) ? 2 : 0;
  return (
    <Board
      title={t('board.title')}
      columns={2}
      footer={
        onManage && (
          <div css={manage}>
            <Button variant="outline" onPress={onManage}>
              {inventory('inventory.title')}
            </Button>
          </div>
        )
      }
    >
      {menu.map((item) => (
        <Item
          key={item.id}
          item={item}
          isOrdered={lines.some(({ dish }) => dish === item.id)}
          specialCents={specialOf(item.id)}
          digits={digits}
        />
      ))}
    </Board>
  );
}

interface ItemProps {
  item: MenuItem;
  isOrdered: boolean;
  specialCents: number | null;
  digits: 0 | 2;
}

function Item({ item: { id, priceCents, stock }, isOrdered, specialCents, digits }: ItemProps) {
  const t = useMessages(en);
  const dish = useMessages(dishTexts);
  const { locale } = useLocale();
  const left = stock === 0 ? t('board.soldOut') : t(stock <= lowStock ? 'board.low' : 'board.left', { count: stock });
  const isSpecial = specialCents !== null;
  return (
    <BoardLine
      label={dish(`dish.${id}.name`)}
      value={formatMoney(specialCents ?? priceCents, locale, digits)}
      icon={<Dish id={id} />}
      isLit={isOrdered}
      isDimmed={stock === 0}
      isNoteImportant={isSpecial || stock <= lowStock}
      note={isSpecial ? t('board.special', { left }) : left}
      {...(isSpecial ? { noteIcon: starIcon } : stock <= lowStock ? { noteIcon: warningIcon } : {})}
    />
  );
}
