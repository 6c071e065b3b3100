/** A place in the row of drawn numbers. Every draw moves it on; `state` is an unsigned 32-bit whole number. */
export interface Random {
  state: number;
}

const unsignedRange = 4_294_967_296;

/** The row of numbers that belongs to a seed, or that goes on from a saved `state`. */
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
 * A row of its own for the `number`th thing of a seed, whatever else was drawn before it: problem 12 of a seed is the same
 * for a quick child and a slow one.
 */
export function numberedRandom(seed: number, number: number): Random {
  return seededRandom(scrambled((scrambled(seed) + number) >>> 0));
}

/** A fraction from 0 (included) to 1 (excluded). The generator is mulberry32: one 32-bit state, period 2^32. */
export function fraction(random: Random): number {
  random.state = (random.state + 0x6d2b79f5) >>> 0;
  let mixed = random.state;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / unsignedRange;
}

/** A whole number from `min` to `max`, both included. */
export function wholeNumber(random: Random, min: number, max: number): number {
  return min + Math.floor(fraction(random) * (max - min + 1));
}

/** True `percent` times in a hundred. */
export function chance(random: Random, percent: number): boolean {
  return fraction(random) * 100 < percent;
}

/** A list with something in it, so that there is always something to draw. */
export type Filled<Item> = readonly [Item, ...Item[]];

/** One item, each as likely as the others. */
export function pick<Item>(random: Random, items: Filled<Item>): Item {
  return items[wholeNumber(random, 0, items.length - 1)] ?? items[0];
}

/** The list when something is in it, else null. */
export function filled<Item>(items: readonly Item[]): Filled<Item> | null {
  const [first, ...rest] = items;
  return first === undefined ? null : [first, ...rest];
}
