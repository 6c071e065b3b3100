import { tierOfDifficulty, type MenuItem } from '@countertop/contract/play/menu';
import type { Knex } from 'knex';
import { MenuItemModel } from './MenuItem.model.ts';

function toMenuItem({ id, name, priceCents: cents, emoji, stock, tier }: MenuItemModel): MenuItem {
  return { id, name, price: cents / 100, emoji, stock, difficulty: tier };
}

/** Returns the menu of a tier or age band, every menu if `difficulty` is undefined, and an empty one if it is unknown. */
export async function menuOf(database: Knex, difficulty: string | undefined): Promise<MenuItem[]> {
  const rows = MenuItemModel.query(database).orderBy('position');
  if (difficulty === undefined) return (await rows).map(toMenuItem);
  const tier = tierOfDifficulty(difficulty);
  return tier === null ? [] : (await rows.where({ tier })).map(toMenuItem);
}
