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

/** What the bistro has, besides tables and the menu. */
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
