import { Board, BoardLine } from '@countertop/design-system/Board';
import { Dish } from '@countertop/design-system/Dish';
import { warningIcon } from '@countertop/design-system/icons';
import { formatMoney, useLocale, useMessages } from '@countertop/design-system/messages';
import type { MenuItem } from '@countertop/engine/menu';
import { en } from '../messages/en.messages.ts';
import { en as dishTexts } from '../phrases/messages/en.messages.ts';

/** From this stock on the board says that a dish is running low. */
const lowStock = 3;

/** The day's menu in chalk: what each dish costs and how much of it is left. */
export function MenuBoard({ menu }: { menu: readonly MenuItem[] }) {
  const t = useMessages(en);
  const dish = useMessages(dishTexts);
  const { locale } = useLocale();
  const digits = menu.some(({ priceCents }) => priceCents % 100 !== 0) ? 2 : 0;
  return (
    <Board title={t('board.title')} columns={2}>
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
