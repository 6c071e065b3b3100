import type { DishId } from '../play/menu.ts';
import { type Filled, type Random, wholeNumber } from './random.ts';
import type { Example } from './draft.ts';
import { cents, count, named, phrase } from './phrase.ts';
import type { TicketLine } from './problem.ts';

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

/** Draws two different dishes, or the only one available. */
export function twoDishes(random: Random, dishes: Filled<DishId>): Filled<DishId> {
  const first = wholeNumber(random, 0, dishes.length - 1);
  const firstDish = dishes[first] ?? dishes[0];
  if (dishes.length === 1) return [firstDish];
  const second = (first + wholeNumber(random, 1, dishes.length - 1)) % dishes.length;
  return [firstDish, dishes[second] ?? dishes[0]];
}

/** Draws a line for each of the dishes. */
export function drawLines(dishes: Filled<DishId>, draw: (dish: DishId) => OrderLine): Filled<OrderLine> {
  const [first, ...rest] = dishes;
  return [draw(first), ...rest.map(draw)];
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
