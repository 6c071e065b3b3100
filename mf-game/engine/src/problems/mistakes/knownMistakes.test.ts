import { describe, expect, it } from 'vitest';
import { phrase } from '../wording/phrase.ts';
import { knownMistakes, path } from './knownMistakes.ts';

const reason = phrase('mistake.order.one_each', {});
const likelier = phrase('mistake.order.dishes', {});
const numbers = (answer: number, paths: readonly number[], isWhole = false): readonly number[] =>
  knownMistakes(
    paths.map((hundredths) => path(hundredths, reason)),
    { unit: 'money', cents: answer },
    isWhole,
  ).map(({ hundredths }) => hundredths);

describe('known mistakes', () => {
  it('exclude answers within the tolerance of the correct one', () => {
    expect(numbers(500, [498, 499, 500, 501, 502])).toEqual([498, 502]);
  });

  it('are above 0 and in whole cents', () => {
    expect(numbers(500, [-100, 0, 34.5, 100])).toEqual([100]);
  });

  it('are whole dollars if the problem has whole dollars', () => {
    expect(numbers(500, [650, 700], true)).toEqual([700]);
    expect(numbers(500, [650, 700], false)).toEqual([650, 700]);
  });

  it('are counts in quarters, and whole ones if the problem is whole', () => {
    const paths = [path(433, reason), path(475, reason), path(600, reason)];

    expect(knownMistakes(paths, { unit: 'count', count: 5 }, false)).toEqual(paths.slice(1));
    expect(knownMistakes(paths, { unit: 'count', count: 5 }, true)).toEqual([path(600, reason)]);
  });

  it('keep the likelier of two explanations for the same answer', () => {
    const paths = [path(300, likelier), path(300, reason)];

    expect(knownMistakes(paths, { unit: 'money', cents: 500 }, false)).toEqual([path(300, likelier)]);
  });
});
