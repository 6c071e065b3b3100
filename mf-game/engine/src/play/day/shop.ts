import { bistroItemIds, type BistroItemId, itemPriceCents, offeredBy } from './bistro.ts';
import { helperPriceCents } from '../constants.ts';
import type { Game } from '../state.ts';

/** Pays for a purchase, without lowering the day's earnings. Null if it can't be paid, at the menu, and in a lesson. */
export function paid(game: Game, priceCents: number): Game | null {
  const { stats, record } = game;
  if (game.status === 'menu' || game.lesson !== null || stats.moneyCents < priceCents) return null;
  return {
    ...game,
    stats: { ...stats, moneyCents: stats.moneyCents - priceCents },
    record: { ...record, dayStart: { ...record.dayStart, moneyCents: record.dayStart.moneyCents - priceCents } },
  };
}

/** Returns the things that can be bought: those offered by a level and not chosen. */
export function itemsForSale({ bistro, stats }: Pick<Game, 'bistro' | 'stats'>): readonly BistroItemId[] {
  const { items, choice } = bistro;
  return bistroItemIds
    .slice(0, offeredBy(stats.level))
    .filter((item) => !items.includes(item) && choice?.includes(item) !== true);
}

/** Takes one of the two things offered by a level. */
export function chooseItem(game: Game, item: BistroItemId): Game {
  const { bistro } = game;
  if (bistro.choice?.includes(item) !== true) return game;
  return { ...game, bistro: { ...bistro, items: [...bistro.items, item], choice: null } };
}

/** Buys a thing for the bistro. */
export function buyItem(game: Game, item: BistroItemId): Game {
  const after = itemsForSale(game).includes(item) ? paid(game, itemPriceCents(item)) : null;
  return after === null ? game : { ...after, bistro: { ...game.bistro, items: [...game.bistro.items, item] } };
}

/** Hires the helper, who shows the first hint of every order. */
export function hireHelper(game: Game): Game {
  const after = game.bistro.hasHelper ? null : paid(game, helperPriceCents);
  return after === null ? game : { ...after, bistro: { ...game.bistro, hasHelper: true } };
}
