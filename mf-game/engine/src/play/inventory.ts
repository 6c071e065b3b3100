import { restocking } from './constants.ts';
import type { DishId } from './menu.ts';
import type { Game } from './state.ts';

/** Whether there is enough money for more portions. */
export function canRestock({ moneyCents }: Pick<Game['stats'], 'moneyCents'>): boolean {
  return moneyCents >= restocking.costCents;
}

/** Buys portions of a dish on the menu, if the game is running or paused and the money suffices. */
export function restock(game: Game, dish: DishId): Game {
  const { stats, record, menu } = game;
  if (game.status === 'menu' || !canRestock(stats) || !menu.some(({ id }) => id === dish)) return game;
  const paid = (moneyCents: number): number => moneyCents - restocking.costCents;
  return {
    ...game,
    menu: menu.map((item) => (item.id === dish ? { ...item, stock: item.stock + restocking.portions } : item)),
    stats: { ...stats, moneyCents: paid(stats.moneyCents) },
    record: { ...record, dayStart: { ...record.dayStart, moneyCents: paid(record.dayStart.moneyCents) } },
  };
}
