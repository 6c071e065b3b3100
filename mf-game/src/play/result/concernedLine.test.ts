import type { Phrase, TicketLine } from '@countertop/engine/problems/problem';
import { expect, test } from 'vitest';
import { concernedLine } from './concernedLine.ts';

const line = (dish: TicketLine['dish'], cents: number): TicketLine => ({
  phrase: { id: 'line.order', values: { priceEach: { cents } } },
  ...(dish !== undefined && { dish }),
});
const mistake = (values: Phrase['values']) => ({
  hundredths: 100,
  reason: { id: 'mistake.order.forgotten', values } as const,
});

const lines = [line('burger', 400), line('soda', 300), line('salad', 300)];

test('a mistake concerns the line whose dish its reason names', () => {
  expect(concernedLine({ lines }, mistake({ dish: { dish: 'soda' } }))).toBe(1);
});

test('a mistake concerns the line whose price its reason names', () => {
  expect(concernedLine({ lines }, mistake({ priceEach: { cents: 400 } }))).toBe(0);
});

test.each([
  ['names nothing', {}],
  ['names two lines', { priceEach: { cents: 300 } }],
  ['names a number that is on no line', { amount: { cents: 700 } }],
])('no line is marked if the reason %s', (_, values) => {
  expect(concernedLine({ lines }, mistake(values))).toBeNull();
});
