import { describe, expect, it } from 'vitest';
import { fuzzSeeds } from '../../../../tests/support/fuzz.ts';
import { ageBands } from './band.ts';
import { defaultMenus } from '../play/day/menu.ts';
import { seededRandom } from './random.ts';
import { makeProblem, problemKey } from './makeProblem.ts';
import { request, row, whole } from './problem.fixture.ts';
import { violation } from './problem.properties.ts';

describe('a follow-up problem', () => {
  const asked = ageBands.flatMap((band) => [
    ...new Map(row(band, 2_000, whole).map((problem) => [`${problem.variant} ${problem.type}`, problem])).values(),
  ]);

  it.each(asked)('has the requested variant and other numbers: $variant, $type, $band', (missed) => {
    const menu = defaultMenus[missed.tier];
    const { band, variant, type } = missed;
    const followUpOfKey = problemKey(missed);

    const siblings = fuzzSeeds(1_000).map((seed) =>
      makeProblem({ ...request, band, menu, variant, type, followUpOfKey }, seededRandom(seed)),
    );

    expect(siblings.filter((one) => one.variant !== variant || problemKey(one) === followUpOfKey)).toEqual([]);
    expect(siblings.map((one) => violation(one, menu)).filter((wrong) => wrong !== null)).toEqual([]);
  });

  it('is neither the previous problem nor the missed one', () => {
    const numbers = { ...request, band: 'ages_6_7', menu: defaultMenus.beginner, variant: 'single_item' } as const;
    const keys = { lastKey: '2 300', followUpOfKey: '4 100' };

    const siblings = Array.from({ length: 1_000 }, (_, seed) =>
      makeProblem({ ...numbers, ...keys }, seededRandom(seed)),
    );

    expect(new Set(siblings.map(problemKey)).size).toBe(7);
    expect(siblings.map(problemKey)).not.toContain('2 300');
    expect(siblings.map(problemKey)).not.toContain('4 100');
  });

  it('belongs to its age group, whatever is requested', () => {
    const menu = defaultMenus.beginner;

    const problem = makeProblem({ ...request, band: 'ages_6_7', menu, variant: 'with_tax' }, seededRandom(7));

    expect(violation(problem, menu)).toBeNull();
  });

  it('has one line when only one dish is left', () => {
    const menu = defaultMenus.beginner.map((item, at) => ({ ...item, stock: at === 0 ? 1 : 0 }));

    const problem = makeProblem({ ...request, band: 'ages_6_7', menu, variant: 'mixed_order' }, seededRandom(7));

    expect(problem.variant).not.toBe('mixed_order');
  });
});
