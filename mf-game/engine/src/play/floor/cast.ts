import type { Tier } from '../../problems/band.ts';
import type { DishId } from '../day/menu.ts';

/** The sixteen customers, in the order of their `look`. */
export const customerIds = [
  'ruth',
  'omar',
  'zuri',
  'mina',
  'ivan',
  'kofi',
  'noah',
  'aiko',
  'ravi',
  'freya',
  'mateo',
  'rosa',
  'kai',
  'emeka',
  'sofia',
  'eva',
] as const;
export type CustomerId = (typeof customerIds)[number];

export interface Customer {
  readonly id: CustomerId;
  readonly name: string;
  /** Number of the drawing: the position in the cast. */
  readonly look: number;
}

type Favorites = Readonly<Record<Tier, DishId>>;

interface CastRow {
  readonly name: string;
  readonly favorites: Favorites;
}

const row = (name: string, beginner: DishId, intermediate: DishId, advanced: DishId): CastRow => ({
  name,
  favorites: { beginner, intermediate, advanced },
});

/** Name and favorite dish on each menu. Wine is nobody's favorite, because it is never ordered. */
const rows: Readonly<Record<CustomerId, CastRow>> = {
  ruth: row('Ruth', 'salad', 'soup', 'dessert'),
  omar: row('Omar', 'burger', 'pizza', 'steak'),
  zuri: row('Zuri', 'fries', 'pasta', 'dessert'),
  mina: row('Mina', 'salad', 'sandwich', 'lobster'),
  ivan: row('Ivan', 'burger', 'pasta', 'steak'),
  kofi: row('Kofi', 'soda', 'sandwich', 'lobster'),
  noah: row('Noah', 'burger', 'pizza', 'dessert'),
  aiko: row('Aiko', 'salad', 'soup', 'lobster'),
  ravi: row('Ravi', 'fries', 'soup', 'dessert'),
  freya: row('Freya', 'fries', 'pasta', 'dessert'),
  mateo: row('Mateo', 'soda', 'sandwich', 'steak'),
  rosa: row('Rosa', 'fries', 'pizza', 'lobster'),
  kai: row('Kai', 'soda', 'pasta', 'lobster'),
  emeka: row('Emeka', 'salad', 'soup', 'steak'),
  sofia: row('Sofia', 'soda', 'sandwich', 'lobster'),
  eva: row('Eva', 'burger', 'pizza', 'steak'),
};

/** Returns a customer of the cast. */
export function customerOf(id: CustomerId): Customer {
  return { id, name: rows[id].name, look: customerIds.indexOf(id) };
}

/** Returns the dish that a customer likes best on the menu of a tier. */
export function favoriteOf(id: CustomerId, tier: Tier): DishId {
  return rows[id].favorites[tier];
}
