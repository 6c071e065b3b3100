import { row, whole } from '@countertop/engine/problems/problem.fixture';
import { type AgeBand, ageBands } from '@countertop/engine/problems/band';
import type { ProblemVariant } from '@countertop/engine/problems/problem';
import { expect, it } from 'vitest';
import { en } from './start.messages.ts';

/** For each word of the start screen about practice, the problems that practice it. */
const practiced: Readonly<Record<AgeBand, Readonly<Record<string, readonly ProblemVariant[]>>>> = {
  ages_6_7: { addition: ['single_item', 'mixed_order'], 'counting money': ['change_small'] },
  ages_8_9: { 'Multiplication tables': ['multiplication'], 'two-digit arithmetic': ['change_bill', 'stock_left'] },
  ages_10_12: {
    Fractions: ['fraction_left', 'recipe_part'],
    decimals: ['subtotal', 'with_tax'],
    percentages: ['with_tax', 'profit_percent'],
  },
  ages_12_plus: { 'multi-step': ['group_discount', 'service_and_tax'] },
};

it.each(ageBands)(
  'the start screen names what the problems of %s practice, and nothing else (promise:practice)',
  (band) => {
    const drawn = new Set(row(band, 400, whole).map(({ variant }) => variant));

    const text = en[`start.practice.${band}`];
    for (const [words, variants] of Object.entries(practiced[band])) {
      expect(text).toContain(words);
      for (const variant of variants) expect([...drawn]).toContain(variant);
    }
    expect(drawn.has('fraction_left')).toBe(/fraction/i.test(text));
  },
);
