import { expect, it } from 'vitest';
import {
  bestSavingPercent,
  isForSale,
  monthlyEquivalentCents,
  type OpenablePlan,
  plans,
  priceCents,
  yearlySavingPercent,
} from './plans.ts';

it.each([
  ['free', 0, 0],
  ['explorer', 499, 3999],
  ['family', 999, 7999],
  ['classroom', 1999, 14_999],
] as const)('prices %s (promise:plan-prices)', (tier, monthlyCents, yearlyCents) => {
  expect([priceCents(plans[tier], 'monthly'), priceCents(plans[tier], 'yearly')]).toEqual([monthlyCents, yearlyCents]);
});

it.each([
  ['free', 0, '0.00'],
  ['explorer', 33, '3.33'],
  ['family', 33, '6.67'],
  ['classroom', 37, '12.50'],
] as const)('computes the yearly saving of %s: %i percent, at %s a month', (tier, percent, dollars) => {
  expect(yearlySavingPercent(plans[tier])).toBe(percent);
  expect((monthlyEquivalentCents(plans[tier]) / 100).toFixed(2)).toBe(dollars);
});

it('sells one plan, the popular one', () => {
  const all = Object.values(plans);

  expect(all.filter(({ yearlyCents, isComingSoon }) => yearlyCents > 0 && !isComingSoon)).toEqual([plans.explorer]);
  expect(all.filter(({ isPopular }) => isPopular)).toEqual([plans.explorer]);
});

it('computes "Save up to" from the plans that can be bought (promise:saving)', () => {
  expect(bestSavingPercent()).toBe(33);
  expect(bestSavingPercent(['family'])).toBe(33);
  expect(bestSavingPercent(['classroom'])).toBe(37);
});

it('sells a plan that is coming soon only if it was opened', () => {
  const forSale = (openPlans: readonly OpenablePlan[]) =>
    Object.values(plans)
      .filter((plan) => isForSale(plan, openPlans))
      .map(({ tier }) => tier);

  expect(forSale([])).toEqual(['free', 'explorer']);
  expect(forSale(['family'])).toEqual(['free', 'explorer', 'family']);
  expect(forSale(['classroom', 'family'])).toEqual(['free', 'explorer', 'family', 'classroom']);
});
