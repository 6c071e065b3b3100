import type { ChildResults } from '@countertop/contract/classes/classOverview';
import { expect, test } from 'vitest';
import { childResults } from '../reports/childResults.fixture.ts';
import { median, overviewOf } from './overviewOf.ts';

const child = (seatId: string, facts: Partial<ChildResults>): ChildResults =>
  childResults(seatId, { orders: 10, right: 8, seconds: 600, skills: [], ...facts });
const seats = [
  { id: 's2', name: 'Zoë' },
  { id: 's1', name: 'Ada' },
  { id: 's3', name: 'Ben' },
];

test('who needs help: below 60% after five problems, or one known mistake three times', () => {
  const mistakes = (count: number) => [{ mistake: 'mistake.order.one_less', count }];
  const { help } = overviewOf(
    [
      child('s1', {
        skills: [
          { skill: 'stock', asked: 4, right: 0, mistakes: [] },
          { skill: 'profit', asked: 5, right: 3, mistakes: [] },
        ],
      }),
      child('s2', { skills: [{ skill: 'stock', asked: 5, right: 2, mistakes: mistakes(2) }] }),
      child('s3', {
        skills: [
          // The most common mistake is one that this version of the page doesn't know.
          {
            skill: 'times_tables',
            asked: 20,
            right: 17,
            mistakes: [{ mistake: 'mistake.of.later.rules', count: 4 }, ...mistakes(3)],
          },
          { skill: 'profit', asked: 20, right: 17, mistakes: [{ mistake: 'mistake.of.later.rules', count: 3 }] },
        ],
      }),
    ],
    seats,
  );
  expect(help.flatMap(({ children }) => children)).toEqual([
    { name: 'Ben', skill: 'times_tables', asked: 20, right: 17, mistake: 'mistake.order.one_less', times: 3 },
    { name: 'Zoë', skill: 'stock', asked: 5, right: 2, mistake: null, times: 0 },
  ]);
});

test('children with the same skill and mistake are a group, the largest group first', () => {
  const low = { skill: 'stock', asked: 5, right: 2 } as const;
  const mistakes = [{ mistake: 'mistake.order.one_less', count: 3 }] as const;
  const { help } = overviewOf(
    [
      child('s1', { skills: [{ ...low, mistakes: [...mistakes] }] }),
      child('s2', { skills: [{ ...low, mistakes: [] }] }),
      child('s3', { skills: [{ ...low, mistakes: [] }] }),
    ],
    seats,
  );

  expect(help.map(({ mistake, children }) => [mistake, children.map(({ name }) => name)])).toEqual([
    [null, ['Ben', 'Zoë']],
    ['mistake.order.one_less', ['Ada']],
  ]);
});

test('medians are of the children who have played', () => {
  const results = [child('s1', { orders: 10, right: 5, seconds: 60 }), child('s2', { orders: 20, right: 20 })];
  expect(overviewOf([...results, child('s3', { orders: 0, right: 0, seconds: 0 })], seats)).toMatchObject({
    notStarted: ['Ben'],
    medians: { orders: 15, percent: 75, minutes: 6 },
  });
  expect(overviewOf([], seats)).toEqual({ notStarted: ['Ada', 'Ben', 'Zoë'], help: [], medians: null });
  expect(median([3, 1, 2])).toBe(2);
});
