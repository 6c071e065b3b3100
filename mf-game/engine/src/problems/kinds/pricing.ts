import { tierOf } from '../band.ts';
import type { DishId } from '../../play/day/menu.ts';
import { chooseDish, chooseNumber } from './choose.ts';
import { type Example, nearestExample, type Ingredients, type ProblemDraft, share } from '../draft.ts';
import { pricing as limits } from './limits.ts';
import { cents, count, named, percent, phrase } from '../wording/phrase.ts';
import { profitCostMistakes, profitPercentMistakes } from '../mistakes/profitMistakes.ts';
import type { Filled } from '../random.ts';

const { costPercent } = limits;
const profitPercent = 100 - costPercent;

interface Sale {
  readonly dish: DishId;
  readonly quantity: number;
  readonly priceCents: number;
  readonly timeLimitSeconds: number;
}

const profitOf = (priceCents: number): number => share(priceCents, profitPercent);

function costExample(priceCents: number, quantity: number): Example {
  const profitCents = profitOf(priceCents);
  const hint = phrase('hint.profit_cost.example', {
    priceEach: cents(priceCents),
    costEach: cents(priceCents - profitCents),
    profitEach: cents(profitCents),
    count: count(quantity),
    total: cents(quantity * profitCents),
  });
  return { answer: quantity * profitCents, hint };
}
const costExamples: Filled<Example> = [
  costExample(500, 7),
  costExample(1_000, 6),
  costExample(1_500, 6),
  costExample(1_000, 12),
  costExample(1_500, 11),
  costExample(2_000, 11),
  costExample(2_000, 13),
];

/** Two sold, because the youngest add. */
function addingExample(priceCents: number): Example {
  const profitCents = profitOf(priceCents);
  const hint = phrase('hint.profit_cost.example_adding', {
    priceEach: cents(priceCents),
    costEach: cents(priceCents - profitCents),
    profitEach: cents(profitCents),
    total: cents(2 * profitCents),
  });
  return { answer: 2 * profitCents, hint };
}
const addingExamples: Filled<Example> = [
  addingExample(500),
  addingExample(1_000),
  addingExample(1_500),
  addingExample(2_000),
];

/** Ages 6-9: the cost is given in dollars. */
function withStatedCost({ dish, quantity, priceCents, timeLimitSeconds }: Sale, isAdding: boolean): ProblemDraft {
  const costCents = priceCents - profitOf(priceCents);
  const answer = quantity * (priceCents - costCents);
  return {
    variant: 'profit_cost',
    dish,
    givens: { quantity, priceCents },
    context: phrase('profit_cost.context', { dish: named(dish) }),
    lines: [
      { phrase: phrase('line.sells_for', { dish: named(dish) }), dish, amount: cents(priceCents) },
      { phrase: phrase('line.costs', {}), amount: cents(costCents) },
      { phrase: phrase('line.sold', {}), amount: count(quantity) },
    ],
    question: phrase('profit_cost.question', { count: count(quantity), dish: named(dish) }),
    answer: { unit: 'money', cents: answer },
    operands: [priceCents, costCents, quantity],
    hints: [
      isAdding ? phrase('hint.profit_cost.method_adding', {}) : phrase('hint.profit_cost.method', {}),
      phrase('hint.profit_cost.first_step', { priceEach: cents(priceCents), costEach: cents(costCents) }),
      nearestExample(answer, isAdding ? addingExamples : costExamples),
    ],
    paths: profitCostMistakes({ dish, quantity, priceCents, costCents }),
    timeLimitSeconds,
  };
}

function percentExample(priceCents: number, quantity: number): Example {
  const profitCents = share(priceCents, profitPercent);
  const hint = phrase('hint.profit_percent.example', {
    priceEach: cents(priceCents),
    profitPercent: percent(profitPercent),
    profitEach: cents(profitCents),
    count: count(quantity),
    total: cents(quantity * profitCents),
  });
  return { answer: quantity * profitCents, hint };
}
const percentExamples: Filled<Example> = [
  percentExample(500, 6),
  percentExample(750, 8),
  percentExample(1_050, 9),
  percentExample(1_250, 11),
  percentExample(1_600, 12),
  percentExample(2_000, 13),
  percentExample(2_250, 14),
];

/** Ages 10 and up: the cost is given as a percentage of the price. */
function withCostPercent({ dish, quantity, priceCents, timeLimitSeconds }: Sale): ProblemDraft {
  const answer = quantity * share(priceCents, profitPercent);
  return {
    variant: 'profit_percent',
    dish,
    givens: { quantity, priceCents },
    context: phrase('profit_percent.context', { dish: named(dish) }),
    lines: [
      { phrase: phrase('line.sells_for', { dish: named(dish) }), dish, amount: cents(priceCents) },
      { phrase: phrase('line.costs_percent', {}), amount: percent(costPercent) },
      { phrase: phrase('line.sold', {}), amount: count(quantity) },
    ],
    question: phrase('profit_percent.question', { count: count(quantity), dish: named(dish) }),
    answer: { unit: 'money', cents: answer },
    operands: [priceCents, costPercent, quantity],
    hints: [
      phrase('hint.profit_percent.method', {
        costPercent: percent(costPercent),
        profitPercent: percent(profitPercent),
      }),
      phrase('hint.profit_percent.first_step', {
        profitPercent: percent(profitPercent),
        priceEach: cents(priceCents),
      }),
      nearestExample(answer, percentExamples),
    ],
    paths: profitPercentMistakes({ dish, quantity, priceCents }),
    timeLimitSeconds,
  };
}

/** The profit on a day's sales of one dish. */
export function pricing(ingredients: Ingredients): ProblemDraft {
  const { band } = ingredients;
  const tier = tierOf(band);
  const { steps, stepCents } = limits.price[band];
  const sale: Sale = {
    dish: chooseDish(ingredients),
    quantity: chooseNumber(ingredients, 'quantity', limits.quantity[tier]),
    priceCents: chooseNumber(ingredients, 'priceCents', steps, stepCents),
    timeLimitSeconds: limits.seconds[tier],
  };
  return tier === 'advanced' ? withCostPercent(sale) : withStatedCost(sale, tier === 'beginner');
}
