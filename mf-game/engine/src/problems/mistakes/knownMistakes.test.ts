import { describe, expect, it } from 'vitest';
import { phrase } from '../phrase.ts';
import { knownMistakes, path } from './knownMistakes.ts';
import { mistakeOf } from './mistakeOf.fixture.ts';

const reason = phrase('mistake.order.one_each', {});
const likelier = phrase('mistake.order.dishes', {});
const numbers = (answer: number, paths: readonly number[], isWhole = false): readonly number[] =>
  knownMistakes(
    paths.map((hundredths) => path(hundredths, reason)),
    { unit: 'money', cents: answer },
    isWhole,
  ).map(({ hundredths }) => hundredths);

describe('the known wrong paths', () => {
  it('leave out the right answer and what passes for it', () => {
    expect(numbers(500, [498, 499, 500, 501, 502])).toEqual([498, 502]);
  });

  it('lead above 0 and to whole cents', () => {
    expect(numbers(500, [-100, 0, 34.5, 100])).toEqual([100]);
  });

  it('lead to whole dollars where the money is whole', () => {
    expect(numbers(500, [650, 700], true)).toEqual([700]);
    expect(numbers(500, [650, 700], false)).toEqual([650, 700]);
  });

  it('lead to whole counts', () => {
    const paths = [path(450, reason), path(600, reason)];

    expect(knownMistakes(paths, { unit: 'count', count: 5 }, false)).toEqual([path(600, reason)]);
  });

  it('keep the likelier reason of two for one number', () => {
    const paths = [path(300, likelier), path(300, reason)];

    expect(knownMistakes(paths, { unit: 'money', cents: 500 }, false)).toEqual([path(300, likelier)]);
  });
});

describe('the mistake of an answer', () => {
  const mistakes = [path(300, likelier), path(700, reason)];

  it('is the path that leads exactly there', () => {
    expect(mistakeOf({ mistakes }, 700)).toBe(mistakes[1]);
  });

  it('is none beside it', () => {
    expect(mistakeOf({ mistakes }, 701)).toBeNull();
    expect(mistakeOf({ mistakes: [] }, 700)).toBeNull();
  });
});
