import type { AgeBand } from './band.ts';
import type { DishId } from '../play/menu.ts';
import { type Filled, type Random, wholeNumber } from './random.ts';
import type { Range } from './limits.ts';
import type { Mistake, Phrase, Problem } from './problem.ts';

/** What a generator decides; `makeProblem` adds the rest. */
export type ProblemDraft = Pick<
  Problem,
  'variant' | 'dish' | 'context' | 'lines' | 'question' | 'answer' | 'operands' | 'hints' | 'timeLimitSeconds'
> & {
  /** Wrong paths, likeliest first; those that lead nowhere of their own are left out later. */
  readonly paths: readonly Mistake[];
};

/** What a generator draws from. `dishes` are those an order may ask for. */
export interface Ingredients {
  readonly band: AgeBand;
  readonly dishes: Filled<DishId>;
  readonly random: Random;
}

/** A worked example and what comes out of it, in cents or as a count. */
export interface Example {
  readonly answer: number;
  readonly hint: Phrase;
}

/** An example that does not give this answer away: other result, therefore other numbers. */
export function exampleOtherThan(answer: number, examples: Filled<Example>): Phrase {
  return (examples.find((example) => example.answer !== answer) ?? examples[0]).hint;
}

/** A whole number of the range, both ends included. */
export function within(random: Random, [min, max]: Range): number {
  return wholeNumber(random, min, max);
}

/** Cents from a range of whole dollars. */
export function wholeDollars(random: Random, range: Range): number {
  return 100 * within(random, range);
}

/** `percent` of an amount; the generators draw amounts of which it is a whole number of cents. */
export function share(amountCents: number, percent: number): number {
  return (amountCents * percent) / 100;
}
