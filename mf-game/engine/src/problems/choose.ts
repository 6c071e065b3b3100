import type { DishId } from '../play/menu.ts';
import type { Ingredients } from './draft.ts';
import type { Range } from './limits.ts';
import { type Filled, pick, type Random, wholeNumber } from './random.ts';

/** Returns the wanted integer if the range has it, else draws one. */
function within(random: Random, [min, max]: Range, wanted: number): number {
  const isPossible = Number.isInteger(wanted) && wanted >= min && wanted <= max;
  return isPossible ? wanted : wholeNumber(random, min, max);
}

function wantedNumber({ wanted }: Ingredients, name: string): number {
  const value = wanted[name];
  return typeof value === 'number' ? value : Number.NaN;
}

/** Chooses an integer from the range, times the step. */
export function chooseNumber(ingredients: Ingredients, name: string, range: Range, step = 1): number {
  return step * within(ingredients.random, range, wantedNumber(ingredients, name) / step);
}

/** Chooses a price in whole dollars. */
export function chooseDollars(ingredients: Ingredients, name: string, range: Range): number {
  return chooseNumber(ingredients, name, range, 100);
}

/** Chooses a price with cents, never whole dollars. */
export function chooseDecimalPrice(ingredients: Ingredients, name: string, range: Range, centsStep: number): number {
  const wanted = wantedNumber(ingredients, name);
  const dollars = within(ingredients.random, range, Math.floor(wanted / 100));
  return 100 * dollars + centsStep * within(ingredients.random, [1, 100 / centsStep - 1], (wanted % 100) / centsStep);
}

/** Chooses one of the items. */
export function chooseItem<Item extends number | string>(
  { random, wanted }: Ingredients,
  name: string,
  items: Filled<Item>,
): Item {
  return items.find((item) => item === wanted[name]) ?? pick(random, items);
}

/** Chooses the dish of a problem. */
export function chooseDish(ingredients: Ingredients): DishId {
  return chooseItem(ingredients, 'dish', ingredients.dishes);
}
