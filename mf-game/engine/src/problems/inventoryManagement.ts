import { tierOf } from './band.ts';
import { chooseDish, chooseNumber } from './choose.ts';
import { type Example, exampleOtherThan, type Ingredients, type ProblemDraft } from './draft.ts';
import { inventory } from './limits.ts';
import { count, named, phrase } from './phrase.ts';
import { stockMistakes } from './mistakes/takeAwayMistakes.ts';
import type { Filled } from './random.ts';

const leftExample = (start: number, served: number): Example => ({
  answer: start - served,
  hint: phrase('hint.stock_left.example', {
    start: count(start),
    served: count(served),
    left: count(start - served),
  }),
});
const leftExamples: Filled<Example> = [leftExample(30, 20), leftExample(27, 20)];

/** How many portions are left. More than the stock is never served; the specification asks for the minimum of 0. */
export function inventoryManagement(ingredients: Ingredients): ProblemDraft {
  const dish = chooseDish(ingredients);
  const start = chooseNumber(ingredients, 'start', inventory.start);
  const [minServed, maxServed] = inventory.served;
  const served = chooseNumber(ingredients, 'served', [minServed, Math.min(maxServed, start)]);
  const left = Math.max(0, start - served);
  return {
    variant: 'stock_left',
    dish,
    givens: { start, served },
    context: phrase('stock_left.context', { dish: named(dish) }),
    lines: [
      { phrase: phrase('line.stock', { dish: named(dish) }), dish, amount: count(start) },
      { phrase: phrase('line.served', {}), amount: count(served) },
    ],
    question: phrase('stock_left.question', { dish: named(dish) }),
    answer: { unit: 'count', count: left },
    operands: [start, served],
    hints: [
      phrase('hint.stock_left.method', {}),
      phrase('hint.stock_left.first_step', { start: count(start), served: count(served) }),
      exampleOtherThan(left, leftExamples),
    ],
    paths: stockMistakes(start, served),
    timeLimitSeconds: inventory.seconds[tierOf(ingredients.band)],
  };
}
