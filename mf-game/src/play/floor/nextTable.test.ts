import { expect, it } from 'vitest';
import { nextTable } from './nextTable.ts';

it.each([
  [1, 'ArrowRight', 2],
  [2, 'ArrowDown', 5],
  [5, 'ArrowUp', 2],
  [4, 'ArrowLeft', 3],
  [5, 'Home', 1],
  [1, 'End', 6],
] as const)('moves from table %i with %s to table %i', (from, key, to) => {
  expect(nextTable(from, key, 'ltr')).toBe(to);
});

it('swaps left and right in right-to-left locales', () => {
  expect(nextTable(2, 'ArrowRight', 'rtl')).toBe(1);
  expect(nextTable(2, 'ArrowDown', 'rtl')).toBe(5);
});

it.each(['a', 'Enter', '5'])('ignores other keys: %s', (key) => {
  expect(nextTable(1, key, 'ltr')).toBeNull();
});

it('stays at the edges', () => {
  expect(nextTable(1, 'ArrowLeft', 'ltr')).toBeNull();
  expect(nextTable(6, 'ArrowDown', 'ltr')).toBeNull();
});
