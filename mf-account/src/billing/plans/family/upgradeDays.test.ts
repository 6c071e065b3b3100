import { danaUser } from '../../../shared/account.fixture.ts';
import { expect, it } from 'vitest';
import { upgradeDays } from './upgradeDays.ts';

const askedAtMs = Date.parse('2026-11-23T12:00:00Z');
const customer = (
  subscriptionEndDate: string | null,
  subscriptionTier: 'free' | 'explorer' | 'family' = 'explorer',
) => ({
  user: { ...danaUser, subscriptionTier, subscriptionEndDate },
  mode: null,
  extension: null,
  askedAtMs,
});

it('converts the remaining days by the price', () => {
  expect(upgradeDays(customer('2027-03-03T12:00:00.000Z'))).toEqual({ days: 100, more: 50 });
});

it('converts nothing without a running Math Explorer plan', () => {
  expect(upgradeDays(customer(null))).toBeNull();
  expect(upgradeDays(customer('2026-11-22T12:00:00.000Z'))).toBeNull();
  expect(upgradeDays(customer('2027-03-03T12:00:00.000Z', 'family'))).toBeNull();
});
