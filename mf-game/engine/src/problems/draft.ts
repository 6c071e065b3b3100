import type { AgeBand } from './band.ts';
import type { Challenge } from '../play/order/challenge.ts';
import type { DishId, MenuItem } from '../play/day/menu.ts';
import type { Filled, Random } from './random.ts';
import type { Givens, Mistake, Phrase, Problem } from './problem.ts';

/** The part of a problem that a generator makes; `makeProblem` adds the rest. */
export type ProblemDraft = Pick<
  Problem,
  | 'variant'
  | 'dish'
  | 'givens'
  | 'context'
  | 'lines'
  | 'question'
  | 'answer'
  | 'operands'
  | 'hints'
  | 'timeLimitSeconds'
  | 'paidNotes'
> & {
  /** Only if the numbers decide about the sentences. */
  readonly wording?: number;
  /** Mistakes, most likely first. Those that lead to no distinct wrong answer are dropped later. */
  readonly paths: readonly Mistake[];
};

/** Input of a generator. `dishes` are those that can be ordered. */
export interface Ingredients {
  readonly band: AgeBand;
  readonly dishes: Filled<DishId>;
  /** Dishes in stock, as the menu board shows them. */
  readonly board: readonly MenuItem[];
  readonly challenge: Challenge;
  /** The dish that the customer asks for. */
  readonly favorite: DishId | null;
  readonly random: Random;
  /** Version of the rules by which a new problem is drawn. */
  readonly rules: number;
  /** Values to use instead of random ones, as far as they are possible. Null for a new problem. */
  readonly wanted: Givens | null;
}

/** A worked example with its result, in cents or as a count. */
export interface Example {
  readonly answer: number;
  readonly hint: Phrase;
}

/** Draws an example that doesn't reveal the answer, because its result differs. */
export function exampleOtherThan(answer: number, examples: Filled<Example>): Phrase {
  return (examples.find((example) => example.answer !== answer) ?? examples[0]).hint;
}

/** Returns the worked example with the result closest to the answer, but not equal, so that its numbers have the same size. */
export function nearestExample(answer: number, examples: Filled<Example>): Phrase {
  let nearest: Example = examples[0];
  let distance = Number.POSITIVE_INFINITY;
  for (const example of examples) {
    const apart = Math.abs(example.answer - answer);
    if (apart === 0 || apart >= distance) continue;
    nearest = example;
    distance = apart;
  }
  return nearest.hint;
}

/** Returns `percent` of an amount. Generators draw amounts for which the result is a whole number of cents. */
export function share(amountCents: number, percent: number): number {
  return (amountCents * percent) / 100;
}
