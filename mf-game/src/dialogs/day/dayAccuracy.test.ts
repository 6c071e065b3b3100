import { expect, it } from 'vitest';
import { dayAccuracy } from './dayAccuracy.ts';

it.each([
  [5, 5, 'all', 3],
  [9, 10, 'nearlyAll', 3],
  [89, 100, 'most', 2],
  [6, 10, 'most', 2],
  [5, 10, 'some', 1],
  [5, 50, 'some', 1],
  [0, 0, 'all', 3],
] as const)('calls %i of %i right "%s", with %i stars', (correctAnswers, totalProblems, word, stars) => {
  expect(dayAccuracy({ correctAnswers, totalProblems })).toEqual({ word, stars });
});
