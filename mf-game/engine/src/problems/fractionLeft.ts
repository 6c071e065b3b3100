import { tierOf } from './band.ts';
import { challengedItems, chooseItem } from './choose.ts';
import { type Example, nearestExample, type Ingredients, type ProblemDraft } from './draft.ts';
import { chooseStock, stockLines } from './inventoryManagement.ts';
import { inventory } from './limits.ts';
import { fractionMistakes } from './mistakes/fractionMistakes.ts';
import { count, fraction, named, phrase } from './phrase.ts';
import type { Fraction } from './fraction.ts';
import type { Phrase } from './problem.ts';
import { type Filled, filled } from './random.ts';

const numbersTo = (last: number): readonly number[] => Array.from({ length: last }, (_, at) => at + 1);
const divides = (divisor: number, value: number): boolean => value % divisor === 0;
const isLowest = (numerator: number, denominator: number): boolean =>
  !numbersTo(numerator).some((divisor) => divisor > 1 && divides(divisor, numerator) && divides(divisor, denominator));

/** Fractions in lowest terms, easy ones first. */
const fractions: readonly Fraction[] = inventory.denominators.flatMap((denominator) =>
  numbersTo(denominator - 1)
    .filter((numerator) => isLowest(numerator, denominator))
    .map((numerator) => ({ numerator, denominator })),
);

const nameOf = ({ numerator, denominator }: Fraction): string => `${numerator}/${denominator}`;
const servedOf = (start: number, { numerator, denominator }: Fraction): number => (start * numerator) / denominator;

/** Fractions by the stock: whole portions are served, within the limits, and some are left. */
const possible: readonly (readonly string[])[] = Array.from({ length: inventory.start[1] + 1 }, (_, start) =>
  fractions
    .filter(({ denominator }) => divides(denominator, start))
    .filter((part) => servedOf(start, part) >= inventory.served[0] && servedOf(start, part) <= inventory.served[1])
    .map(nameOf),
);

function partsOf(start: number): Filled<string> | null {
  return filled(possible[start] ?? []);
}

function partNamed(name: string): Fraction {
  const [numerator = 1, denominator = 1] = name.split('/').map(Number);
  return { numerator, denominator };
}

function example(start: number, numerator: number, denominator: number): Example {
  const inGroup = start / denominator;
  const served = inGroup * numerator;
  const hint = phrase('hint.fraction_left.example', {
    part: fraction(numerator, denominator),
    start: count(start),
    groups: count(denominator),
    inGroup: count(inGroup),
    out: count(numerator),
    served: count(served),
    left: count(start - served),
  });
  return { answer: start - served, hint };
}
const examples: Filled<Example> = [
  example(18, 5, 6),
  example(16, 3, 4),
  example(15, 3, 5),
  example(12, 1, 3),
  example(24, 5, 8),
  example(15, 1, 5),
  example(20, 1, 4),
  example(24, 1, 6),
];

/** Returns the first step: the size of one group, which is for the child to find if one group is left. */
function firstStep(start: number, groups: number, left: number): Phrase {
  const inGroup = start / groups;
  const values = { start: count(start), groups: count(groups) };
  return inGroup === left
    ? phrase('hint.fraction_left.one_group', values)
    : phrase('hint.fraction_left.first_step', { ...values, inGroup: count(inGroup) });
}

/** Ages 10-12: a fraction of the stock goes out. */
export function fractionLeft(ingredients: Ingredients): ProblemDraft {
  const stock = chooseStock(ingredients, (start) => partsOf(start) !== null);
  const { dish, start, wording } = stock;
  const all = partsOf(start) ?? ['1/2'];
  const parts = ingredients.wanted === null ? challengedItems(all, ingredients) : all;
  const name = chooseItem(ingredients, 'part', parts);
  const { numerator, denominator } = partNamed(name);
  const part = fraction(numerator, denominator);
  const inGroup = start / denominator;
  const left = start - inGroup * numerator;
  return {
    variant: 'fraction_left',
    dish,
    givens: { start, part: name },
    wording,
    context: phrase('fraction_left.context', { dish: named(dish), start: count(start), part }),
    lines: stockLines(stock, part),
    question: phrase('fraction_left.question', { dish: named(dish) }),
    answer: { unit: 'count', count: left },
    operands: [start, numerator, denominator],
    hints: [
      phrase('hint.fraction_left.method', { part, groups: count(denominator), out: count(numerator) }),
      firstStep(start, denominator, left),
      nearestExample(left, examples),
    ],
    paths: fractionMistakes(start, { numerator, denominator }),
    timeLimitSeconds: inventory.seconds[tierOf(ingredients.band)],
  };
}
