import { tierOf } from '../band.ts';
import { challenged, challengedItems, chooseDish, chooseItem, isWithin } from './choose.ts';
import { type Example, nearestExample, type Ingredients, type ProblemDraft } from '../draft.ts';
import { type Fraction, fractionName, fractionNamed, fractionsWith, partOf } from './fraction.ts';
import { ingredientIds } from './ingredient.ts';
import { fractionDenominators, inventory } from './limits.ts';
import { recipeMistakes } from '../mistakes/fractionMistakes.ts';
import { count, fraction, ofIngredient, phrase } from '../wording/phrase.ts';
import type { Phrase } from '../problem.ts';
import { type Filled, filled } from '../random.ts';

const isInQuarters = (value: number): boolean => Number.isInteger(4 * value);

/** Whether a part of a recipe can be asked. With as many cups as equal parts, the answer would be the numerator. */
function isAsked(amount: number, part: Fraction): boolean {
  const needed = partOf(amount, part);
  const [least, most] = inventory.served;
  return amount !== part.denominator && isInQuarters(needed) && needed >= least && needed <= most;
}

const fractions = fractionsWith(fractionDenominators);
/** Names of the fractions by the cups of the recipe, easy ones first. */
const parts = Array.from({ length: inventory.start[1] + 1 }, (_, amount) =>
  filled(fractions.filter((part) => isAsked(amount, part)).map(fractionName)),
);
const allAmounts = parts.flatMap((names, amount) => (names === null || amount < inventory.start[0] ? [] : [amount]));
const amounts: Filled<number> = filled(allAmounts) ?? [inventory.start[1]];

function chooseAmount(ingredients: Ingredients): number {
  const range = challenged(inventory.start, ingredients.challenge);
  const near = ingredients.wanted === null ? filled(amounts.filter((amount) => isWithin(amount, range))) : null;
  return chooseItem(ingredients, 'amount', near ?? amounts);
}

function example(amount: number, numerator: number, denominator: number): Example {
  const answer = partOf(amount, { numerator, denominator });
  const hint = phrase('hint.recipe_part.example', {
    part: fraction(numerator, denominator),
    amount: count(amount),
    groups: count(denominator),
    inGroup: count(amount / denominator),
    out: count(numerator),
    total: count(answer),
  });
  return { answer, hint };
}
const examples: Filled<Example> = [
  example(10, 3, 8),
  example(6, 2, 3),
  example(9, 5, 6),
  example(10, 3, 4),
  example(12, 3, 4),
  example(18, 5, 8),
  example(18, 2, 3),
  example(20, 3, 4),
  example(22, 3, 4),
];

/** Returns the first step: the size of an equal part, which is for the child to find if it is the answer. */
function firstStep(amount: number, { numerator, denominator }: Fraction): Phrase {
  const values = { amount: count(amount), groups: count(denominator) };
  return numerator === 1
    ? phrase('hint.recipe_part.one_group', values)
    : phrase('hint.recipe_part.first_step', { ...values, inGroup: count(amount / denominator) });
}

/** Ages 10-12: a part of a recipe. The recipe is the kitchen's, whatever the dish of the order. */
export function recipePart(ingredients: Ingredients): ProblemDraft {
  const dish = chooseDish(ingredients);
  const ingredient = chooseItem(ingredients, 'ingredient', ingredientIds);
  const amount = chooseAmount(ingredients);
  const all = parts[amount] ?? ['1/2'];
  const name = chooseItem(ingredients, 'part', ingredients.wanted === null ? challengedItems(all, ingredients) : all);
  const part = fractionNamed(name);
  const { numerator, denominator } = part;
  const needed = partOf(amount, part);
  const values = { ingredient: ofIngredient(ingredient), part: fraction(numerator, denominator) };
  return {
    variant: 'recipe_part',
    dish,
    givens: { ingredient, amount, part: name },
    context: phrase('recipe_part.context', { ...values, amount: count(amount) }),
    lines: [
      { phrase: phrase('line.recipe', { ingredient: values.ingredient }), amount: count(amount) },
      { phrase: phrase('line.recipe_part', {}), amount: values.part },
    ],
    question: phrase('recipe_part.question', values),
    answer: { unit: 'count', count: needed },
    operands: [amount, numerator, denominator],
    hints: [
      phrase('hint.recipe_part.method', { part: values.part, groups: count(denominator), out: count(numerator) }),
      firstStep(amount, part),
      nearestExample(needed, examples),
    ],
    paths: recipeMistakes(amount, part),
    timeLimitSeconds: inventory.seconds[tierOf(ingredients.band)],
  };
}
