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
] as const)('rates %i of %i right as "%s", with %i stars', (correctAnswers, totalProblems, rating, stars) => {
  expect(dayAccuracy({ correctAnswers, totalProblems })).toEqual({ rating, stars });
});
