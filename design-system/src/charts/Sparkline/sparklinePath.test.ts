import { expect, it } from 'vitest';
import { sparklinePath } from './sparklinePath.ts';

it('draws from zero to the greatest value', () => {
  expect(sparklinePath([0, 5, 10])).toEqual({ d: 'M0 24L48 12L96 0', last: { x: 96, y: 0 } });
});

it('leaves a gap for missing values and ends at the last known one', () => {
  expect(sparklinePath([10, null, 5, null])).toEqual({ d: 'M0 0M64 12', last: { x: 64, y: 12 } });
});

it('draws equal values as a level line, zeros at the bottom', () => {
  expect(sparklinePath([0, 0]).d).toBe('M0 24L96 24');
  expect(sparklinePath([7, 7]).d).toBe('M0 0L96 0');
});
