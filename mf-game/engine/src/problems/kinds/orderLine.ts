import type { DishId } from '../../play/day/menu.ts';
import { chooseDish, chooseItem, chooseNumber } from './choose.ts';
import type { Example, Ingredients } from '../draft.ts';
import type { Range } from './limits.ts';
import { cents, count, named, phrase } from '../wording/phrase.ts';
import type { Givens, TicketLine } from '../problem.ts';
import { type Filled, filled } from '../random.ts';

/** A number of portions of a dish at a price. */
export interface OrderLine {
  readonly dish: DishId;
  readonly quantity: number;
  readonly priceCents: number;
}

export function lineTotalCents({ quantity, priceCents }: OrderLine): number {
  return quantity * priceCents;
}

export function orderTotalCents(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + lineTotalCents(line), 0);
}

export function orderOperands(lines: readonly OrderLine[]): readonly number[] {
  return lines.flatMap(({ quantity, priceCents }) => [quantity, priceCents]);
}

/** Returns the line of the ticket, with `?` at its end unless an amount is given. */
export function ticketLine({ dish, quantity, priceCents }: OrderLine, amountCents?: number): TicketLine {
  const text = phrase('line.order', { count: count(quantity), dish: named(dish), priceEach: cents(priceCents) });
  return amountCents === undefined ? { phrase: text, dish } : { phrase: text, dish, amount: cents(amountCents) };
}

/** Chooses two different dishes, or the only one available. */
function chooseDishes(ingredients: Ingredients): Filled<DishId> {
  const { dishes } = ingredients;
  const dish = chooseDish(ingredients);
  const at = dishes.indexOf(dish);
  const others = filled([...dishes.slice(at + 1), ...dishes.slice(0, at)]);
  return others === null ? [dish] : [dish, chooseItem(ingredients, 'otherDish', others)];
}

interface LineLimits {
  readonly quantity: Range;
  readonly choosePrice: (name: string) => number;
}

/** Chooses an order of two dishes, or of the only one available. */
export function chooseLines(ingredients: Ingredients, { quantity, choosePrice }: LineLimits): Filled<OrderLine> {
  const [dish, otherDish] = chooseDishes(ingredients);
  const line: OrderLine = {
    dish,
    quantity: chooseNumber(ingredients, 'quantity', quantity),
    priceCents: choosePrice('priceCents'),
  };
  if (otherDish === undefined) return [line];
  const otherLine: OrderLine = {
    dish: otherDish,
    quantity: chooseNumber(ingredients, 'otherQuantity', quantity),
    priceCents: choosePrice('otherPriceCents'),
  };
  return [line, otherLine];
}

/** Returns the givens of an order; the first dish is the problem's own. */
export function orderGivens([{ quantity, priceCents }, other]: Filled<OrderLine>): Givens {
  if (other === undefined) return { quantity, priceCents };
  return {
    quantity,
    priceCents,
    otherDish: other.dish,
    otherQuantity: other.quantity,
    otherPriceCents: other.priceCents,
  };
}

type TwoLineExample = 'hint.mixed_order.example' | 'hint.large_order.example' | 'hint.subtotal.example';

/** Returns an example with two lines, calculated and added. */
export function twoLineExample(
  id: TwoLineExample,
  [firstQuantity, firstCents]: readonly [number, number],
  [secondQuantity, secondCents]: readonly [number, number],
): Example {
  const firstTotal = firstQuantity * firstCents;
  const secondTotal = secondQuantity * secondCents;
  const hint = phrase(id, {
    firstCount: count(firstQuantity),
    firstPrice: cents(firstCents),
    firstTotal: cents(firstTotal),
    secondCount: count(secondQuantity),
    secondPrice: cents(secondCents),
    secondTotal: cents(secondTotal),
    total: cents(firstTotal + secondTotal),
  });
  return { answer: firstTotal + secondTotal, hint };
}

/** Returns the first step of an order: its first line, or all portions but one if there is only one line. */
export function firstStepLine(lines: Filled<OrderLine>): OrderLine {
  const [first] = lines;
  return lines.length > 1 ? first : { ...first, quantity: first.quantity - 1 };
}
