import { plans } from '@countertop/contract/plans';
import { expect, it } from 'vitest';
import { priceTexts } from './priceTexts.ts';

it.each([
  ['explorer', { monthly: '$4.99', monthlyEquivalent: '$3.33', yearly: '$39.99', savingPercent: 33 }],
  ['family', { monthly: '$9.99', monthlyEquivalent: '$6.67', yearly: '$79.99', savingPercent: 33 }],
  ['classroom', { monthly: '$19.99', monthlyEquivalent: '$12.50', yearly: '$149.99', savingPercent: 37 }],
] as const)('writes what %s costs', (tier, texts) => {
  expect(priceTexts(plans[tier], 'en-US')).toEqual(texts);
});

it('has no price for what is free', () => {
  expect(priceTexts(plans.free, 'en-US')).toBeNull();
});

it('writes dollars as other languages write them', () => {
  expect(priceTexts(plans.explorer, 'de-DE')?.monthlyEquivalent).toMatch(/^3,33\s\$$/);
});
