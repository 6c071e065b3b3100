import { fraction, count, phrase } from '../wording/phrase.ts';
import { type Fraction, partOf } from '../kinds/fraction.ts';
import type { Mistake } from '../problem.ts';
import { path } from './knownMistakes.ts';

const servedGiven = phrase('mistake.fraction_left.served', {});
const startGiven = phrase('mistake.fraction_left.start', {});
const servedAdded = phrase('mistake.fraction_left.added', {});

/** Ages 10-12: what is left after a fraction of the portions went out. */
export function fractionMistakes(start: number, { numerator, denominator }: Fraction): readonly Mistake[] {
  const inGroup = start / denominator;
  const part = fraction(numerator, denominator);
  const one = fraction(1, denominator);
  const values = { out: count(numerator), groups: count(denominator) };
  return [
    path(100 * inGroup * numerator, servedGiven),
    path(100 * (start - inGroup), phrase('mistake.fraction_left.one_group_taken', { one, part })),
    path(100 * inGroup, phrase('mistake.fraction_left.one_group', { part })),
    path(100 * (start - denominator), phrase('mistake.fraction_left.denominator', { groups: count(denominator) })),
    path(100 * (start - numerator), phrase('mistake.fraction_left.numerator', { part })),
    path(100 * start, startGiven),
    path(100 * start * numerator, phrase('mistake.fraction_left.times_numerator', values)),
    path(100 * (start + inGroup * numerator), servedAdded),
  ];
}

const restGiven = phrase('mistake.recipe_part.rest', {});
const partAdded = phrase('mistake.recipe_part.added', {});

/** Ages 10-12: a part of a recipe. */
export function recipeMistakes(amount: number, fractionOfIt: Fraction): readonly Mistake[] {
  const { numerator, denominator } = fractionOfIt;
  const needed = 100 * partOf(amount, fractionOfIt);
  const groups = count(denominator);
  const part = fraction(numerator, denominator);
  return [
    path((100 * amount) / denominator, phrase('mistake.recipe_part.one_group', { groups, out: count(numerator) })),
    path(100 * amount - needed, restGiven),
    path(100 * amount, phrase('mistake.recipe_part.whole', { part })),
    path(100 * amount * numerator, phrase('mistake.recipe_part.times_numerator', { out: count(numerator), groups })),
    path(100 * amount + needed, partAdded),
    path(100 * amount + (100 * numerator) / denominator, phrase('mistake.recipe_part.fraction_added', { part })),
    path(100 * amount - (100 * numerator) / denominator, phrase('mistake.recipe_part.fraction_taken', { part })),
  ];
}
