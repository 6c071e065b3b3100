import type { Challenge } from '../../play/order/challenge.ts';
import type { DishId } from '../../play/day/menu.ts';
import type { Ingredients } from '../draft.ts';
import type { Range } from './limits.ts';
import { type Filled, filled, pick, wholeNumber } from '../random.ts';

/**
 * Returns the part of a range that the challenge draws from: all of it, or its lower or upper half. With an odd number of values,
 * both halves have the middle one. This is the only effect of the challenge.
 */
export function challenged([min, max]: Range, challenge: Challenge): Range {
  const half = Math.floor((max - min) / 2);
  if (challenge === 'usual') return [min, max];
  return challenge === 'easier' ? [min, min + half] : [max - half, max];
}

/** Whether a value is in a range. */
export const isWithin = (value: number, [min, max]: Range): boolean => value >= min && value <= max;

/** Returns the wanted integer if the range has it, else draws one. */
function within({ random, challenge }: Ingredients, range: Range, wanted: number): number {
  const isPossible = Number.isInteger(wanted) && isWithin(wanted, range);
  return isPossible ? wanted : wholeNumber(random, ...challenged(range, challenge));
}

function wantedNumber({ wanted }: Ingredients, name: string): number {
  const value = wanted?.[name];
  return typeof value === 'number' ? value : Number.NaN;
}

/** Chooses an integer from the range, times the step. */
export function chooseNumber(ingredients: Ingredients, name: string, range: Range, step = 1): number {
  return step * within(ingredients, range, wantedNumber(ingredients, name) / step);
}

/** Chooses a price in whole dollars. */
export function chooseDollars(ingredients: Ingredients, name: string, range: Range): number {
  return chooseNumber(ingredients, name, range, 100);
}

/** Chooses a price with cents, never whole dollars. */
export function chooseDecimalPrice(ingredients: Ingredients, name: string, range: Range, centsStep: number): number {
  const wanted = wantedNumber(ingredients, name);
  const dollars = within(ingredients, range, Math.floor(wanted / 100));
  return 100 * dollars + centsStep * within(ingredients, [1, 100 / centsStep - 1], (wanted % 100) / centsStep);
}

/** Returns the items that the challenge draws from; easy ones come first. */
export function challengedItems<Item>(items: Filled<Item>, { challenge }: Ingredients): Filled<Item> {
  const [from, to] = challenged([0, items.length - 1], challenge);
  return filled(items.slice(from, to + 1)) ?? items;
}

/** Chooses one of the items. */
export function chooseItem<Item extends number | string>(
  { random, wanted }: Ingredients,
  name: string,
  items: Filled<Item>,
): Item {
  return items.find((item) => item === wanted?.[name]) ?? pick(random, items);
}

/** Chooses a wording. Earlier problems have none, which is the first. */
export function chooseWording({ random, wanted }: Ingredients, wordings: Filled<number>): number {
  if (wanted === null) return pick(random, wordings);
  const wording = wanted['wording'] ?? 0;
  return typeof wording === 'number' ? wording : 0;
}

/** Chooses the dish of a problem. A wish replaces the drawn dish, so that the numbers don't depend on who orders. */
export function chooseDish(ingredients: Ingredients): DishId {
  const { dishes, favorite } = ingredients;
  const drawn = chooseItem(ingredients, 'dish', dishes);
  return favorite !== null && dishes.includes(favorite) ? favorite : drawn;
}
