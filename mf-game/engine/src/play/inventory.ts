import { restocking } from './constants.ts';
import type { DishId } from './menu.ts';
import type { Game } from './state.ts';

/** True when there is money for more portions. */
export function canRestock({ moneyCents }: Pick<Game['stats'], 'moneyCents'>): boolean {
  return moneyCents >= restocking.costCents;
}

/** Buys portions of a dish of the menu, in a running or paused game, for whoever can pay. */
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
