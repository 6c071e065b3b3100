import type { LessonRow } from '@countertop/contract/classes/classLessons';
import { expect, test } from 'vitest';
import { inOrder, tally, totals } from './classRows.ts';

const row = (number: number, facts: Partial<LessonRow>): LessonRow => ({
  number,
  skill: 'stock',
  right: [],
  withHelp: [],
  wrong: [],
  missing: [],
  ...facts,
});
const wrong = (...seatIds: string[]) => [{ hundredths: 100, mistake: null, seatIds }];

test('a child who was wrong first and right later answered once', () => {
  const corrected = row(1, { right: ['a'], withHelp: ['b'], wrong: wrong('b', 'c'), missing: ['d'] });
  expect(tally(corrected)).toEqual({ answered: 3, solved: 2, all: 4 });
  expect(totals([corrected, row(2, { missing: ['a', 'b', 'c', 'd'] })])).toEqual({ answered: 3, all: 8 });
});

test('problems are ordered by the share of wrong first answers', () => {
  const rows = [
    row(3, { right: ['a'], wrong: wrong('b') }),
    row(1, { right: ['a', 'b'] }),
    row(2, { wrong: wrong('a'), missing: ['b'] }),
    row(4, { missing: ['a', 'b'] }),
  ];
  expect(inOrder(rows, 'missed')).toEqual([2, 3, 1, 4]);
  expect(inOrder(rows, 'lesson')).toEqual([1, 2, 3, 4]);
});
