import { ageBands, tierOf, tiers, type Tier } from '@countertop/engine/problems/band';
import { dishIds, type MenuItem as EngineMenuItem } from '@countertop/engine/play/day/menu';
import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';

/**
 * A menu item. `price` is US dollars with at most two decimals; the rest of the code counts in cents (see `toEngineMenu`).
 */
export const menuItem = z.strictObject({
  id: z.enum(dishIds),
  name: z.string(),
  price: z.number().check(z.minimum(0)),
  emoji: z.string(),
  /** Portions left. */
  stock: z.int().check(z.minimum(0)),
  difficulty: z.enum(tiers),
  /** Only in generated orders. */
  quantity: z.optional(z.int().check(z.minimum(1))),
});
export type MenuItem = z.infer<typeof menuItem>;

const menuItems = z.array(menuItem);

/** The menu of a difficulty: a tier or an age band. An unknown difficulty has an empty menu. */
export const getMenuItems = endpoint('GET', '/api/menu-items/:difficulty', {
  isForChildren: true,
  input: z.strictObject({ difficulty: z.string() }),
  output: menuItems,
});

/** The same with the difficulty in the query; the menus of all tiers if it is left out. */
export const listMenuItems = endpoint('GET', '/api/menu-items', {
  isForChildren: true,
  input: z.strictObject({ difficulty: z.optional(z.string()) }),
  output: menuItems,
});

/** Returns the tier of a difficulty, which is a tier or an age band; null if it is neither. */
export function tierOfDifficulty(difficulty: string): Tier | null {
  const band = ageBands.find((known) => known === difficulty);
  return band ? tierOf(band) : (tiers.find((known) => known === difficulty) ?? null);
}

/** Converts a menu to the engine's, in cents. */
export function toEngineMenu(items: readonly MenuItem[]): EngineMenuItem[] {
  return items.map(({ id, price, stock }) => ({ id, priceCents: Math.round(price * 100), stock }));
}
