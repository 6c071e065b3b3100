import { expect, it } from 'vitest';
import { readAnswer } from '../../answers/answer.ts';
import { isCorrect } from '../isCorrect.ts';
import { defaultMenus } from '../../play/day/menu.ts';
import { makeProblem } from '../makeProblem.ts';
import { request } from '../problem.fixture.ts';
import type { Problem } from '../problem.ts';
import { seededRandom } from '../random.ts';
import { rebuild } from '../rebuild.ts';

const menu = defaultMenus.advanced.map((item) => ({ ...item, stock: 40 }));

/** Counts of ages 10-12, drawn by a version of the rules. */
function counts(rules: number): readonly Problem[] {
  return Array.from({ length: 2_000 }, (_, seed) =>
    makeProblem({ ...request, band: 'ages_10_12', menu, type: 'inventory_management', rules }, seededRandom(seed)),
  );
}

const parts = (problems: readonly Problem[], variant: Problem['variant']): readonly string[] => {
  const named = problems.filter((problem) => problem.variant === variant).map(({ operands }) => operands.slice(1));
  return [...new Set(named.map((part) => part.join('/')))].toSorted();
};
const everyday = ['1/2', '1/3', '2/3', '1/4', '3/4', '1/5', '2/5', '3/5', '4/5', '1/6', '5/6'];
const eighths = ['1/8', '3/8', '5/8', '7/8'];

it('asks for halves to eighths', () => {
  const problems = counts(3);

  expect(parts(problems, 'fraction_left')).toEqual([...everyday, ...eighths].toSorted());
  expect(parts(problems, 'recipe_part')).toEqual([...everyday, ...eighths].toSorted());
});

it('asks for tenths, and for no recipes, by the rules of version 2', () => {
  const problems = counts(2);

  expect(parts(problems, 'fraction_left')).toEqual(expect.arrayContaining(['3/10', '7/10', '9/10']));
  expect(parts(problems, 'recipe_part')).toEqual([]);
});

it('asks for recipes half of the time that it asks for a fraction', () => {
  const share = (variant: Problem['variant']) => counts(3).filter((problem) => problem.variant === variant).length;

  expect(share('recipe_part') / 2_000).toBeCloseTo(0.25, 1);
  expect(share('fraction_left') / 2_000).toBeCloseTo(0.25, 1);
});

it('asks for whole cups and quarters of a cup', () => {
  const rests = counts(3).flatMap(({ variant, answer }) =>
    variant === 'recipe_part' && answer.unit === 'count' ? [answer.count % 1] : [],
  );

  expect(new Set(rests)).toEqual(new Set([0, 0.25, 0.5, 0.75]));
});

it.each(['7.5', '7,5', '7 1/2', '15/2', '7.50'])('accepts %s for three fourths of ten cups', (text) => {
  const asked = {
    variant: 'recipe_part',
    type: 'inventory_management',
    band: 'ages_10_12',
    dish: 'steak',
    givens: { ingredient: 'broth', amount: 10, part: '3/4' },
  } as const;

  const reading = readAnswer(text, 'count');

  expect(reading).toEqual({ kind: 'number', hundredths: 750 });
  expect(isCorrect(750, rebuild(asked)?.answer ?? { unit: 'count', count: 0 })).toBe(true);
});
