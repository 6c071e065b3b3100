/** A random number generator. Every draw changes `state`, an unsigned 32-bit integer. */
export interface Random {
  state: number;
}

const unsignedRange = 4_294_967_296;

/** Returns a generator that starts at a seed, or continues from a saved `state`. */
export function seededRandom(seed: number): Random {
  return { state: seed >>> 0 };
}

/** The 32-bit finalizer of MurmurHash3: each bit of the input changes about half of the output. */
function scrambled(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Returns an independent generator for the `number`th item of a seed, so that problem 12 of a seed is the same for a quick
 * child and a slow one.
 */
export function numberedRandom(seed: number, number: number): Random {
  return seededRandom(scrambled((scrambled(seed) + number) >>> 0));
}

/** Returns a fraction from 0 (inclusive) to 1 (exclusive). The generator is mulberry32: one 32-bit state, period 2^32. */
export function fraction(random: Random): number {
  random.state = (random.state + 0x6d2b79f5) >>> 0;
  let mixed = random.state;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / unsignedRange;
}

/** Returns an integer from `min` to `max`, both inclusive. */
export function wholeNumber(random: Random, min: number, max: number): number {
  return min + Math.floor(fraction(random) * (max - min + 1));
}

/** Returns true with a probability of `percent`. */
export function chance(random: Random, percent: number): boolean {
  return fraction(random) * 100 < percent;
}

/** A list that isn't empty. */
export type Filled<Item> = readonly [Item, ...Item[]];

/** Returns an item, each with the same probability. */
export function pick<Item>(random: Random, items: Filled<Item>): Item {
  return items[wholeNumber(random, 0, items.length - 1)] ?? items[0];
}

/** Returns the list, or null if it is empty. */
export function filled<Item>(items: readonly Item[]): Filled<Item> | null {
  const [first, ...rest] = items;
  return first === undefined ? null : [first, ...rest];
}
