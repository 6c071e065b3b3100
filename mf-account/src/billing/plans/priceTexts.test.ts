import { plans } from '@countertop/contract/payments/plans';
import { expect, it } from 'vitest';
import { priceTexts } from './priceTexts.ts';

it.each([
  ['explorer', { monthly: '$4.99', monthlyEquivalent: '$3.33', yearly: '$39.99', savingPercent: 33 }],
  ['family', { monthly: '$9.99', monthlyEquivalent: '$6.67', yearly: '$79.99', savingPercent: 33 }],
  ['classroom', { monthly: '$19.99', monthlyEquivalent: '$12.50', yearly: '$149.99', savingPercent: 37 }],
] as const)('formats the prices of %s', (tier, texts) => {
  expect(priceTexts(plans[tier], 'en-US')).toEqual(texts);
});

it('returns null for a free plan', () => {
  expect(priceTexts(plans.free, 'en-US')).toBeNull();
});

it('formats dollars for other locales', () => {
  expect(priceTexts(plans.explorer, 'de-DE')?.monthlyEquivalent).toMatch(/^3,33\s\$$/);
});
