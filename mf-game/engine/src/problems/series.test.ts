import { describe, expect, it } from 'vitest';
import type { Challenge } from '../play/order/challenge.ts';
import { defaultMenus } from '../play/day/menu.ts';
import { type AgeBand, ageBands, tierOf } from './band.ts';
import { challenged } from './kinds/choose.ts';
import { makeProblem, problemKey } from './makeProblem.ts';
import { request } from './problem.fixture.ts';
import { isYesterday } from './wording/phraseIds.ts';
import { violation } from './problem.properties.ts';
import { type Problem, problemTypes } from './problem.ts';
import { seededRandom } from './random.ts';

interface Series {
  readonly length: number;
  readonly challenge?: Challenge;
}

/** Ages 6-7 have only eight pairs of a bill and a sum that people hand over, and two prices for five amounts sold. */
const fewestNumbers: Partial<Record<Problem['variant'], number>> = { change_small: 8, profit_cost: 10 };

/** Draws problems one after the other, as a game does: with the last types and keys. */
function seriesOf(band: AgeBand, { length, challenge = 'usual' }: Series): readonly Problem[] {
  const random = seededRandom(21);
  const menu = defaultMenus[tierOf(band)];
  const problems: Problem[] = [];
  for (let made = 0; made < length; made += 1) {
    const recentKeys = problems.slice(-20).map(problemKey);
    const recentTypes = problems.slice(-2).map(({ type }) => type);
    const lastKey = recentKeys.at(-1) ?? '';
    problems.push(makeProblem({ ...request, band, menu, lastKey, recentKeys, recentTypes, challenge }, random));
  }
  return problems;
}

describe.each(ageBands)('a series of problems of %s', (band) => {
  const problems = seriesOf(band, { length: 4_000 });

  it('has no type three times in a row, and each as often', () => {
    const runs = problems.filter(({ type }, at) => type === problems[at - 1]?.type && type === problems[at - 2]?.type);

    expect(runs).toEqual([]);
    for (const type of problemTypes) {
      const share = problems.filter((problem) => problem.type === type).length / problems.length;
      expect(Math.abs(share - 0.25)).toBeLessThan(0.02);
    }
  });

  it('repeats no numbers within 20 orders, unless all of a type were asked', () => {
    const repeats = problems.filter((problem, at) => {
      const recent = problems.slice(Math.max(0, at - 20), at);
      const sameVariant = recent.filter(({ variant }) => variant === problem.variant);
      const isUsedUp = new Set(sameVariant.map(problemKey)).size === fewestNumbers[problem.variant];
      return !isUsedUp && recent.some((earlier) => problemKey(earlier) === problemKey(problem));
    });

    expect(repeats).toEqual([]);
  });

  it('has at least 20 pairs of a context and a question', () => {
    const shapes = new Set(problems.map(({ context, question }) => `${context.id} ${question.id}`));

    expect(shapes.size).toBeGreaterThanOrEqual(20);
  });

  it('is asked by the customer, the cook and the till', () => {
    const askers = new Set(problems.map(({ type, asker }) => `${type} ${asker}`));

    expect([...askers].toSorted()).toEqual([
      'change_calculation customer',
      'inventory_management cook',
      'order_total customer',
      'pricing till',
    ]);
  });

  it('never asks for wine, nor for what needs no arithmetic', () => {
    expect(problems.filter(({ dish, givens }) => dish === 'wine' || givens['otherDish'] === 'wine')).toEqual([]);
    expect(problems.filter(({ variant, givens }) => variant === 'single_item' && givens['quantity'] === 1)).toEqual([]);
    expect(problems.filter(({ answer }) => 'count' in answer && answer.count === 0)).toEqual([]);
  });

  it('counts the stock of the menu board, or that of yesterday', () => {
    const stocks = new Map(defaultMenus[tierOf(band)].map(({ id, stock }) => [id, stock]));
    const counts = problems.filter(({ variant }) => variant === 'stock_left' || variant === 'fraction_left');

    expect(counts.filter(({ wording }) => wording === 0)).toEqual([]);
    expect(
      counts.filter(({ wording, givens, dish }) => !isYesterday(wording) && givens['start'] !== stocks.get(dish)),
    ).toEqual([]);
  });

  it.each(['easier', 'harder'] as const)('keeps the laws when %s', (challenge) => {
    const menu = defaultMenus[tierOf(band)];
    const eased = seriesOf(band, { length: 1_000, challenge });

    expect(eased.map((problem) => violation(problem, menu)).filter((wrong) => wrong !== null)).toEqual([]);
  });
});

it('counts yesterday’s portions if the board has no number within the limits', () => {
  const menu = defaultMenus.beginner.map((item) => ({ ...item, stock: 40 }));
  const type = 'inventory_management';

  const problems = Array.from({ length: 500 }, (_, seed) =>
    makeProblem({ ...request, band: 'ages_6_7', menu, type }, seededRandom(seed)),
  );

  expect(new Set(problems.map(({ wording }) => wording))).toEqual(new Set([5, 6]));
  expect(problems.map((problem) => violation(problem, menu)).filter((wrong) => wrong !== null)).toEqual([]);
});

it('asks for other numbers even if one portion count of one dish is possible', () => {
  const menu = defaultMenus.beginner.map((item, at) => ({ ...item, stock: at === 0 ? 5 : 0 }));
  const counted = { ...request, band: 'ages_6_7', menu, type: 'inventory_management', challenge: 'harder' } as const;

  const problem = makeProblem({ ...counted, lastKey: '5 4', followUpOfKey: '5 3' }, seededRandom(1));

  expect(['5 3', '5 4', '5 5']).not.toContain(problemKey(problem));
});

it('asks for the customer’s favorite, and for one portion only on the first order of a visit', () => {
  const menu = defaultMenus.beginner;
  const ask = (seed: number, isFirstOrder: boolean) =>
    makeProblem(
      { ...request, band: 'ages_6_7', menu, variant: 'single_item', favorite: 'salad', isFirstOrder },
      seededRandom(seed),
    );

  const first = Array.from({ length: 200 }, (_, seed) => ask(seed, true));
  const later = Array.from({ length: 200 }, (_, seed) => ask(seed, false));

  expect(first.some(({ givens }) => givens['quantity'] === 1)).toBe(true);
  expect(later.some(({ givens }) => givens['quantity'] === 1)).toBe(false);
  expect([...first, ...later].every(({ dish }) => dish === 'salad')).toBe(true);
});

describe('the money of ages 6-7', () => {
  const problems = seriesOf('ages_6_7', { length: 4_000 });
  const changes = problems.filter(({ variant }) => variant === 'change_small');

  it('is what people hand over, and in half of the problems bills and coins to count', () => {
    const sums = new Set(changes.map(({ givens }) => givens['paidCents']));
    const counted = changes.filter(({ paidNotes }) => paidNotes !== undefined);

    expect(sums).toEqual(new Set([500, 1_000, 1_500]));
    expect(Math.abs(counted.length / changes.length - 0.5)).toBeLessThan(0.05);
    expect(counted.some(({ paidNotes }) => paidNotes?.includes(25))).toBe(true);
    expect(counted.filter(({ question }) => 'paid' in question.values)).toEqual([]);
  });

  it('is added in lines below ten dollars', () => {
    const sums = problems.filter(({ variant }) => variant === 'mixed_order');

    expect(sums.length).toBeGreaterThan(100);
    expect(sums.filter(({ operands: [q1 = 0, p1 = 0, q2 = 0, p2 = 0] }) => q1 * p1 > 900 || q2 * p2 > 900)).toEqual([]);
  });
});

it('draws from half of a range when easier or harder', () => {
  expect(challenged([1, 4], 'usual')).toEqual([1, 4]);
  expect(challenged([1, 4], 'easier')).toEqual([1, 2]);
  expect(challenged([1, 4], 'harder')).toEqual([3, 4]);
  expect(challenged([5, 9], 'easier')).toEqual([5, 7]);
  expect(challenged([5, 9], 'harder')).toEqual([7, 9]);
});

it.each(ageBands)('is easier or harder on average: %s', (band) => {
  const meanOf = (challenge: Challenge): number => {
    const answers = seriesOf(band, { length: 500, challenge }).flatMap(({ answer, variant }) =>
      'cents' in answer && !variant.startsWith('change') ? [answer.cents] : [],
    );
    return answers.reduce((sum, cents) => sum + cents, 0) / answers.length;
  };

  expect(meanOf('easier')).toBeLessThan(0.85 * meanOf('usual'));
  expect(meanOf('harder')).toBeGreaterThan(1.15 * meanOf('usual'));
});
