import { restocking } from '../constants.ts';
import { type DishId, type MenuItem, orderableDishes } from './menu.ts';
import { paid } from './shop.ts';
import type { Game } from '../state.ts';

/** Whether there is enough money for more portions. */
export function canRestock({ moneyCents }: Pick<Game['stats'], 'moneyCents'>): boolean {
  return moneyCents >= restocking.costCents;
}

function withPortions(menu: readonly MenuItem[], dish: DishId, portions: number): readonly MenuItem[] {
  return menu.map((item) => (item.id === dish ? { ...item, stock: item.stock + portions } : item));
}

/** Buys portions of a dish on the menu, if the game is running or paused and the money suffices. */
export function restock(game: Game, dish: DishId): Game {
  const after = game.menu.some(({ id }) => id === dish) ? paid(game, restocking.costCents) : null;
  return after === null ? game : { ...after, menu: withPortions(game.menu, dish, restocking.portions) };
}

/** Returns the menu with one portion less of a dish. */
export function usedUp(menu: readonly MenuItem[], dish: DishId): readonly MenuItem[] {
  return menu.map((item) => (item.id === dish ? { ...item, stock: Math.max(0, item.stock - 1) } : item));
}

/** Returns the menu with a few free portions of its cheapest dishes if everything that is ordered is sold out, else null. */
export function withCrate(menu: readonly MenuItem[]): readonly MenuItem[] | null {
  const dishes = orderableDishes(menu);
  if (dishes.length === 0 || dishes.some(({ stock }) => stock > 0)) return null;
  const cheapest = dishes.toSorted((one, other) => one.priceCents - other.priceCents);
  return restocking.cratePortions.reduce((filled, portions, index) => {
    const dish = cheapest[index]?.id;
    return dish === undefined ? filled : withPortions(filled, dish, portions);
  }, menu);
}
