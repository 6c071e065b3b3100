import { describe, expect, it } from 'vitest';
import { fuzzSeeds } from '../../../../tests/support/fuzz.ts';
import { defaultMenus } from '../play/day/menu.ts';
import { tierOf } from './band.ts';
import { variantGenerators } from './kinds/generators.ts';
import { makeProblem } from './makeProblem.ts';
import { request } from './problem.fixture.ts';
import { violation } from './problem.properties.ts';
import { type Givens, type Problem, problemVariants } from './problem.ts';
import { pick, seededRandom, wholeNumber } from './random.ts';
import { type Asked, rebuild } from './rebuild.ts';
import { rebuildLaw } from './rebuildLaws.properties.ts';

type Kind = Pick<Problem, 'variant' | 'band' | 'type'>;

const seeds = fuzzSeeds(5_000);
const kinds = problemVariants.flatMap((variant): readonly Kind[] => {
  const { bands, types } = variantGenerators[variant];
  return bands.flatMap((band) => types.map((type) => ({ variant, band, type })));
});
const menuFor = ({ band }: Kind) => defaultMenus[tierOf(band)];
const made = (kind: Kind, seed: number): Problem =>
  makeProblem({ ...request, ...kind, menu: menuFor(kind) }, seededRandom(seed));

describe('a problem', () => {
  it.each(kinds)(`is rebuilt from its values, for ${seeds.length} seeds of $variant, $type, $band`, (kind) => {
    const violations: string[] = [];

    for (const seed of seeds) {
      if (violations.length >= 5) break;
      const problem = made(kind, seed);
      const wrong = rebuildLaw(problem);
      if (wrong !== null || problem.variant !== kind.variant) violations.push(`seed ${seed}: ${wrong}`);
    }

    expect(violations).toEqual([]);
  });

  it.each(['subtotal', 'with_tax'] as const)('with one line, because one dish is left, is rebuilt: %s', (variant) => {
    const menu = defaultMenus.advanced.slice(0, 1);
    const problems = fuzzSeeds(1_000).map((seed) =>
      makeProblem({ ...request, band: 'ages_10_12', menu, variant }, seededRandom(seed)),
    );

    expect(problems.every(({ givens }) => !('otherDish' in givens))).toBe(true);
    expect(problems.map(rebuildLaw).filter((wrong) => wrong !== null)).toEqual([]);
  });

  it.each(kinds)('with a changed value keeps the laws or is refused: $variant, $type, $band', (kind) => {
    const tried = fuzzSeeds(2_000);
    const refused: Givens[] = [];
    for (const seed of tried) {
      const random = seededRandom(seed);
      const { dish, givens } = made(kind, seed);
      const name = Object.keys(givens)[wholeNumber(random, 0, Object.keys(givens).length - 1)] ?? '';
      const change = pick(random, [-1, 1]) * pick(random, [1, 5, 20, 100, 1_000, 5_000]);
      const value = givens[name];
      const changed = { ...givens, [name]: typeof value === 'number' ? value + change : dish };

      const problem = rebuild({ ...kind, dish, givens: changed });

      if (problem === null) refused.push(changed);
      else expect([problem.givens, violation(problem, menuFor(kind))]).toEqual([changed, null]);
    }

    expect(refused.length).toBeGreaterThan(tried.length / 10);
  });
});

describe('a problem that is never asked', () => {
  const single: Asked = {
    variant: 'single_item',
    type: 'order_total',
    band: 'ages_6_7',
    dish: 'fries',
    givens: { quantity: 3, priceCents: 200 },
  };
  const two = { quantity: 2, priceCents: 650, otherDish: 'wine', otherQuantity: 3, otherPriceCents: 725 };
  const asked: Record<string, Asked> = {
    single,
    mixed: {
      ...single,
      variant: 'mixed_order',
      givens: { quantity: 1, priceCents: 300, otherDish: 'soda', otherQuantity: 4, otherPriceCents: 100 },
    },
    change: { ...single, variant: 'change_small', givens: { quantity: 2, priceCents: 300, paidCents: 1_000 } },
    bill: {
      variant: 'change_bill',
      type: 'change_calculation',
      band: 'ages_8_9',
      dish: 'pizza',
      givens: { billCents: 2_000, paidCents: 5_000 },
    },
    stock: { ...single, variant: 'stock_left', type: 'inventory_management', givens: { start: 5, served: 5 } },
    subtotal: { ...single, variant: 'subtotal', band: 'ages_10_12', dish: 'steak', givens: two },
    tax: { ...single, variant: 'with_tax', band: 'ages_10_12', dish: 'steak', givens: two },
    party: {
      ...single,
      variant: 'service_and_tax',
      band: 'ages_12_plus',
      dish: 'steak',
      givens: { guests: 8, priceCents: 1_250 },
    },
  };

  it.each(Object.entries(asked))('differs from one that is: %s', (_, possible) => {
    expect(rebuild(possible)).toMatchObject(possible);
  });

  it.each<[keyof typeof asked, Partial<Asked>]>([
    ['single', { band: 'ages_8_9' }],
    ['single', { type: 'pricing' }],
    ['single', { variant: 'multiplication' }],
    ['single', { dish: 'steak' }],
  ])('has another band, type, variant or dish: %s %o', (name, other) => {
    expect(rebuild({ ...(asked[name] ?? single), ...other })).toBeNull();
  });

  it.each<[keyof typeof asked, Readonly<Record<string, number | string | undefined>>]>([
    ['single', { quantity: 0 }],
    ['single', { quantity: 5 }],
    ['single', { quantity: 1.5 }],
    ['single', { quantity: Number.NaN }],
    ['single', { quantity: Number.POSITIVE_INFINITY }],
    ['single', { quantity: '3' }],
    ['single', { quantity: undefined }],
    ['single', { priceCents: 250 }],
    ['single', { priceCents: 400 }],
    ['single', { dish: 'fries' }],
    ['single', { otherDish: 'soda' }],
    ['mixed', { otherDish: 'fries' }],
    ['mixed', { otherDish: 'steak' }],
    ['mixed', { otherDish: 1 }],
    ['mixed', { otherQuantity: 5 }],
    ['mixed', { otherDish: undefined, otherQuantity: undefined, otherPriceCents: undefined }],
    ['change', { paidCents: 600 }],
    ['change', { paidCents: 1_100 }],
    ['bill', { billCents: 2_000, paidCents: 2_000 }],
    ['bill', { billCents: 1_250 }],
    ['bill', { paidCents: 1_000 }],
    ['stock', { served: 6 }],
    ['stock', { start: 24, served: 18 }],
    ['subtotal', { priceCents: 600 }],
    ['subtotal', { priceCents: 1_005 }],
    ['tax', { priceCents: 655 }],
    ['party', { guests: 5, priceCents: 1_250 }],
    ['party', { guests: 7, priceCents: 1_300 }],
    ['party', { guests: 14, priceCents: 1_250 }],
  ])('has impossible values: %s %o', (name, values) => {
    const { givens, ...rest } = asked[name] ?? single;
    const entries = Object.entries({ ...givens, ...values }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    );

    expect(rebuild({ ...rest, givens: Object.fromEntries(entries) })).toBeNull();
  });
});
