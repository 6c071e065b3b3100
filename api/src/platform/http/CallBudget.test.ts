import { expect, it } from 'vitest';
import { RateLimitError } from '../errors/ApiError.ts';
import { CallBudget } from './CallBudget.ts';

it('refuses what is above the budget, for one caller and until its window ends', () => {
  const budget = new CallBudget({ amount: 10, windowMs: 60_000 });
  budget.spend('one', 9, 1000);

  expect(() => budget.spend('one', 2, 11_000)).toThrow(new RateLimitError(50));
  expect(() => budget.spend('one', 1, 12_000)).not.toThrow();
  expect(() => budget.spend('other', 10, 12_000)).not.toThrow();
  expect(() => budget.spend('one', 1, 60_999)).toThrow(RateLimitError);
  expect(() => budget.spend('one', 10, 61_000)).not.toThrow();
});

it('starts again when the clock is set back, so that no caller waits for longer than a window', () => {
  const budget = new CallBudget({ amount: 1, windowMs: 60_000 });
  budget.spend('one', 1, 5_000_000);

  expect(() => budget.spend('one', 1, 1000)).not.toThrow();
});
