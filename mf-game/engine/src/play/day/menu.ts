import type { Tier } from '../../problems/band.ts';

/** The twelve dishes of the three menus. */
export const dishIds = [
  'burger',
  'fries',
  'soda',
  'salad',
  'pizza',
  'sandwich',
  'pasta',
  'soup',
  'steak',
  'lobster',
  'wine',
  'dessert',
] as const;
export type DishId = (typeof dishIds)[number];

/** An item of the menu: price in US cents, stock in portions. */
export interface MenuItem {
  readonly id: DishId;
  readonly priceCents: number;
  readonly stock: number;
}

const item = (id: DishId, priceCents: number, stock: number): MenuItem => ({ id, priceCents, stock });

/** Default menus: prices in cents and starting stock. */
export const defaultMenus: Record<Tier, readonly MenuItem[]> = {
  beginner: [item('burger', 500, 15), item('fries', 300, 20), item('soda', 200, 25), item('salad', 400, 10)],
  intermediate: [item('pizza', 1275, 15), item('sandwich', 999, 20), item('pasta', 1150, 25), item('soup', 725, 10)],
  advanced: [item('steak', 1875, 15), item('lobster', 2499, 20), item('wine', 1550, 25), item('dessert', 825, 10)],
};

/** Returns the items of a menu that belong to a tier, or the tier's default menu if there aren't any. */
export function menuOfTier(menu: readonly MenuItem[], tier: Tier): readonly MenuItem[] {
  const own = menu.filter(({ id }) => defaultMenus[tier].some((dish) => dish.id === id));
  return own.length > 0 ? own : defaultMenus[tier];
}

export type OrderableDishId = Exclude<DishId, 'wine'>;

const isOrderable = (id: DishId): id is OrderableDishId => id !== 'wine';

/** The dishes that customers order and picture passwords consist of: all but wine, which no child is asked about. */
export const orderableDishIds: readonly OrderableDishId[] = dishIds.filter(isOrderable);

/** Returns the items that customers order. */
export function orderableDishes(menu: readonly MenuItem[]): readonly MenuItem[] {
  return menu.filter(({ id }) => isOrderable(id));
}
