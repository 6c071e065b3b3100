import { levels, shop } from '../constants.ts';

/** Things that the bistro can get, in the order in which levels offer them. */
export const bistroItemIds = [
  'plant',
  'window',
  'jukebox',
  'lantern',
  'terrace',
  'rug',
  'clock',
  'fish_tank',
  'bookshelf',
  'painting',
  'piano',
  'cat',
  'gumball_machine',
  'string_lights',
  'flower_box',
  'trophy',
  'fountain',
  'chandelier',
  'globe',
  'pizza_oven',
  'toy_train',
  'parrot',
  'neon_sign',
  'balloons',
] as const;
export type BistroItemId = (typeof bistroItemIds)[number];

/** Furniture, staff and prepared plates. */
export interface Bistro {
  /** The things in the room, oldest first. */
  readonly items: readonly BistroItemId[];
  /** Two things of which the player chooses one, or null. */
  readonly choice: readonly [BistroItemId, BistroItemId] | null;
  /** Whether a second helper was hired, who shows the first hint of every order. */
  readonly hasHelper: boolean;
  /** Plates prepared at the pass while waiting, 0 to `waitingWork.mostPlates`. */
  readonly platesPrepared: number;
}

export const emptyBistro: Bistro = { items: [], choice: null, hasHelper: false, platesPrepared: 0 };

/** Returns how many things the levels up to this one have offered: one at level 2, then two each. */
export function offeredBy(level: number): number {
  return level < 2 ? 0 : Math.min(bistroItemIds.length, 1 + 2 * (level - 2));
}

/**
 * Returns the bistro after a new level, which gives one thing: the plant at level 2, then a choice of two that were not offered
 * before. Once all have been offered, the ones left over come back. A choice that was not made yet is made for the player.
 */
export function grown(bistro: Bistro, level: number): Bistro {
  const items = bistro.choice === null ? bistro.items : [...bistro.items, bistro.choice[0]];
  const isFree = (item: BistroItemId): boolean => !items.includes(item);
  const offered = offeredBy(level - 1);
  const fresh = bistroItemIds.slice(offered, offeredBy(level));
  const [first, second] = [...fresh, ...bistroItemIds.slice(0, offered)].filter(isFree);
  if (first === undefined) return { ...bistro, items, choice: null };
  if (second === undefined || level === 2) return { ...bistro, items: [...items, first], choice: null };
  return { ...bistro, items, choice: [first, second] };
}

/** Returns the bistro of a game that was saved before there was one: with what its levels would have given. */
export function bistroAtLevel(level: number): Bistro {
  let bistro = emptyBistro;
  for (let reached = 2; reached <= Math.min(level, levels.last); reached += 1) bistro = grown(bistro, reached);
  return bistro;
}

export function itemPriceCents(item: BistroItemId): number {
  const priceCents = shop.itemCents[Math.floor(bistroItemIds.indexOf(item) / shop.itemsPerPrice)];
  return priceCents ?? shop.itemCents[0];
}
