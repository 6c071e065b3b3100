import { fraction, count, phrase } from '../phrase.ts';
import type { Fraction } from '../fraction.ts';
import type { Mistake } from '../problem.ts';
import { path } from './knownMistakes.ts';

const servedGiven = phrase('mistake.fraction_left.served', {});
const startGiven = phrase('mistake.fraction_left.start', {});

/** Ages 10-12: what is left after a fraction of the portions went out. */
export function fractionMistakes(start: number, { numerator, denominator }: Fraction): readonly Mistake[] {
  const inGroup = start / denominator;
  const part = fraction(numerator, denominator);
  const one = fraction(1, denominator);
  return [
    path(100 * inGroup * numerator, servedGiven),
    path(100 * (start - inGroup), phrase('mistake.fraction_left.one_group_taken', { one, part })),
    path(100 * inGroup, phrase('mistake.fraction_left.one_group', { part })),
    path(100 * (start - denominator), phrase('mistake.fraction_left.denominator', { groups: count(denominator) })),
    path(100 * (start - numerator), phrase('mistake.fraction_left.numerator', { part })),
    path(100 * start, startGiven),
  ];
}
