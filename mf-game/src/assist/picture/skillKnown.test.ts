import { expect, it } from 'vitest';
import { isSkillKnown } from './skillKnown.ts';

it.each([
  [5, 4, true],
  [5, 5, true],
  [10, 8, true],
  [4, 4, false],
  [5, 3, false],
  [10, 7, false],
  [6, 5, true],
  [9, 7, false],
])('for %i asked and %i right returns %s', (asked, right, expected) => {
  expect(isSkillKnown({ stock: { asked, right } }, 'stock')).toBe(expected);
});

it('is false for a skill that was never asked', () => {
  expect(isSkillKnown({ stock: { asked: 9, right: 9 } }, 'profit')).toBe(false);
});
