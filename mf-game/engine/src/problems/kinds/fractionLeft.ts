import { tierOf } from '../band.ts';
import { challengedItems, chooseItem, isWithin } from './choose.ts';
import { type Example, nearestExample, type Ingredients, type ProblemDraft } from '../draft.ts';
import { chooseStock, stockLines } from './inventoryManagement.ts';
import { fractionDenominators, inventory } from './limits.ts';
import { fractionMistakes } from '../mistakes/fractionMistakes.ts';
import { count, fraction, named, phrase } from '../wording/phrase.ts';
import { fractionName, fractionNamed, fractionsWith, partOf } from './fraction.ts';
import type { Phrase } from '../problem.ts';
import { type Filled, filled } from '../random.ts';

/** Names of the fractions by the stock: whole portions are served, within the limits, and some are left. Easy ones come first. */
function possibleWith(denominators: readonly number[]): readonly (readonly string[])[] {
  const fractions = fractionsWith(denominators);
  return Array.from({ length: inventory.start[1] + 1 }, (_, start) =>
    fractions
      .filter(({ denominator }) => start % denominator === 0)
      .filter((part) => isWithin(partOf(start, part), inventory.served))
      .map(fractionName),
  );
}

const possible = possibleWith(fractionDenominators);
/** Tenths are of version 2 of the rules. */
const possibleBefore = possibleWith([...fractionDenominators, 10]);

/** Returns the fractions that are asked of a stock. Problems that are rebuilt can have earlier ones. */
function partsOf(start: number, { rules, wanted }: Ingredients): Filled<string> | null {
  const names = rules < 3 || wanted !== null ? possibleBefore : possible;
  return filled(names[start] ?? []);
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
  const stock = chooseStock(ingredients, (start) => partsOf(start, ingredients) !== null);
  const { dish, start, wording } = stock;
  const all = partsOf(start, ingredients) ?? ['1/2'];
  const parts = ingredients.wanted === null ? challengedItems(all, ingredients) : all;
  const name = chooseItem(ingredients, 'part', parts);
  const { numerator, denominator } = fractionNamed(name);
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
