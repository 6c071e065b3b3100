import { dishPriceCents } from '@countertop/contract/play/dishPrices';
import type { TicketLine } from '@countertop/engine/problems/problem';
import { expect, it } from 'vitest';
import { isSpecial } from './isSpecial.ts';

const order = (cents: number): TicketLine => ({
  phrase: { id: 'line.order', values: { count: { count: 2 }, dish: { dish: 'burger' }, priceEach: { cents } } },
  dish: 'burger',
});
const sale = (cents: number): TicketLine => ({
  phrase: { id: 'line.sells_for', values: { dish: { dish: 'burger' } } },
  dish: 'burger',
  amount: { cents },
});
const burger = dishPriceCents('burger');

it.each([
  ['a drawn price', order(burger - 100), true],
  ['the price of the menu board', order(burger), false],
  ['a drawn price in a profit problem', sale(burger + 500), true],
  ['the price of the menu board in a profit problem', sale(burger), false],
  ['a stock of dishes', { ...sale(100), phrase: { id: 'line.stock', values: {} }, amount: { count: 7 } }, false],
  ['a line without a dish', { phrase: { id: 'line.bill', values: {} }, amount: { cents: 1700 } }, false],
] as const)('%s: special of the day: %s (promise:prices)', (_, line: TicketLine, isMarked) => {
  expect(isSpecial(line)).toBe(isMarked);
});
