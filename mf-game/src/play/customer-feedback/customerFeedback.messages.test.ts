import { challenges, earnings, restocking } from '@countertop/engine/play/constants';
import { expect, it } from 'vitest';
import { en } from './customerFeedback.messages.ts';

const dollars = (amountCents: number): string => `$${amountCents / 100}`;

it('states the numbers of the rules', () => {
  expect(en['feedback.favorite_out']).toContain(dollars(earnings.servingSecondChoiceCents));
  expect(en['feedback.favorite_out']).toContain(dollars(earnings.servingCents));
  expect(restocking.cratePortions.reduce((sum, portions) => sum + portions, 0)).toBe(5);
  expect(en['feedback.crate']).toContain('five portions');
  expect(challenges.rightForHarder).toBe(8);
  expect(en['feedback.harder']).toContain('Eight right');
});
