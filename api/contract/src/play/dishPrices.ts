import { defaultMenus, type DishId } from '@countertop/engine/play/day/menu';

/** Prices of all dishes, in cents. Each dish belongs to one tier, so it has one price everywhere. */
const prices: Partial<Record<DishId, number>> = Object.fromEntries(
  Object.values(defaultMenus).flatMap((menu) => menu.map(({ id, priceCents }) => [id, priceCents])),
);

/** Returns the price of a dish as on the menu board, in cents. */
export function dishPriceCents(dish: DishId): number {
  const price = prices[dish];
  if (price === undefined) throw new Error(`No menu has the dish ${dish}.`);
  return price;
}
