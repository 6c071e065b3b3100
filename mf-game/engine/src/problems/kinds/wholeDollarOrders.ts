import { chooseDish, chooseDollars, chooseNumber } from './choose.ts';
import { type Example, nearestExample, type Ingredients, type ProblemDraft } from '../draft.ts';
import { ages6To7, ages8To9 } from './limits.ts';
import {
  chooseLines,
  firstStepLine,
  lineTotalCents,
  orderGivens,
  orderOperands,
  orderTotalCents,
  ticketLine,
  twoLineExample,
} from './orderLine.ts';
import { cents, count, named, phrase } from '../wording/phrase.ts';
import {
  largeOrderMistakes,
  mixedOrderMistakes,
  multiplicationMistakes,
  singleItemMistakes,
} from '../mistakes/orderMistakes.ts';
import type { Filled } from '../random.ts';

const singleItemExample = (quantity: number, priceCents: number): Example => ({
  answer: quantity * priceCents,
  hint: phrase('hint.single_item.example', {
    count: count(quantity),
    priceEach: cents(priceCents),
    total: cents(quantity * priceCents),
  }),
});
const singleItemExamples: Filled<Example> = [
  singleItemExample(2, 100),
  singleItemExample(3, 100),
  singleItemExample(2, 200),
  singleItemExample(3, 200),
  singleItemExample(2, 400),
  singleItemExample(3, 300),
  singleItemExample(2, 500),
  singleItemExample(3, 400),
];

/** Ages 6-7: one dish, a few portions, whole dollars. */
export function singleItem(ingredients: Ingredients): ProblemDraft {
  const dish = chooseDish(ingredients);
  const quantity = chooseNumber(ingredients, 'quantity', ages6To7.quantity);
  const priceCents = chooseDollars(ingredients, 'priceCents', ages6To7.dollars);
  const answer = quantity * priceCents;
  return {
    variant: 'single_item',
    dish,
    givens: { quantity, priceCents },
    context: phrase('single_item.context', { count: count(quantity), dish: named(dish) }),
    lines: [ticketLine({ dish, quantity, priceCents })],
    question: phrase('single_item.question', { count: count(quantity), dish: named(dish) }),
    answer: { unit: 'money', cents: answer },
    operands: [quantity, priceCents],
    hints: [
      phrase('hint.single_item.method', {}),
      phrase('hint.single_item.first_step', { count: count(quantity), priceEach: cents(priceCents) }),
      nearestExample(answer, singleItemExamples),
    ],
    paths: singleItemMistakes({ dish, quantity, priceCents }),
    timeLimitSeconds: ages6To7.seconds.singleItem,
  };
}

const multiplicationExample = (quantity: number, priceCents: number): Example => ({
  answer: quantity * priceCents,
  hint: phrase('hint.multiplication.example', {
    count: count(quantity),
    priceEach: cents(priceCents),
    total: cents(quantity * priceCents),
  }),
});
const multiplicationExamples: Filled<Example> = [
  multiplicationExample(3, 400),
  multiplicationExample(4, 500),
  multiplicationExample(6, 500),
  multiplicationExample(4, 900),
  multiplicationExample(7, 600),
  multiplicationExample(6, 900),
  multiplicationExample(8, 800),
  multiplicationExample(9, 800),
];

/** Returns a number of portions that most children know by heart: five, or one less than ordered. */
const easyPart = (quantity: number): number => (quantity > 5 ? 5 : quantity - 1);

/** Ages 8-9: a times table. */
export function multiplication(ingredients: Ingredients): ProblemDraft {
  const dish = chooseDish(ingredients);
  const quantity = chooseNumber(ingredients, 'quantity', ages8To9.multiplication.quantity);
  const priceCents = chooseDollars(ingredients, 'priceCents', ages8To9.multiplication.dollars);
  const answer = quantity * priceCents;
  const part = easyPart(quantity);
  return {
    variant: 'multiplication',
    dish,
    givens: { quantity, priceCents },
    context: phrase('multiplication.context', { count: count(quantity), dish: named(dish) }),
    lines: [ticketLine({ dish, quantity, priceCents })],
    question: phrase('multiplication.question', { count: count(quantity), dish: named(dish) }),
    answer: { unit: 'money', cents: answer },
    operands: [quantity, priceCents],
    hints: [
      phrase('hint.multiplication.method', {}),
      phrase('hint.multiplication.first_step', {
        partCount: count(part),
        priceEach: cents(priceCents),
        partTotal: cents(part * priceCents),
        restCount: count(quantity - part),
      }),
      nearestExample(answer, multiplicationExamples),
    ],
    paths: multiplicationMistakes({ dish, quantity, priceCents }),
    timeLimitSeconds: ages8To9.multiplication.seconds,
  };
}

const twoLineOrders = {
  mixed_order: {
    limits: { quantity: ages6To7.quantity, dollars: ages6To7.dollars },
    seconds: ages6To7.seconds.mixedOrder,
    mistakesOf: mixedOrderMistakes,
    examples: [
      twoLineExample('hint.mixed_order.example', [2, 100], [2, 200]),
      twoLineExample('hint.mixed_order.example', [2, 300], [2, 100]),
      twoLineExample('hint.mixed_order.example', [3, 200], [2, 200]),
      twoLineExample('hint.mixed_order.example', [2, 400], [1, 500]),
      twoLineExample('hint.mixed_order.example', [3, 300], [2, 300]),
      twoLineExample('hint.mixed_order.example', [2, 500], [3, 400]),
    ],
  },
  large_order: {
    limits: ages8To9.largeOrder,
    seconds: ages8To9.largeOrder.seconds,
    mistakesOf: largeOrderMistakes,
    examples: [
      twoLineExample('hint.large_order.example', [4, 800], [5, 700]),
      twoLineExample('hint.large_order.example', [5, 900], [4, 1_100]),
      twoLineExample('hint.large_order.example', [6, 1_000], [4, 1_200]),
      twoLineExample('hint.large_order.example', [6, 1_200], [5, 1_100]),
      twoLineExample('hint.large_order.example', [7, 1_100], [6, 1_300]),
      twoLineExample('hint.large_order.example', [8, 1_200], [7, 1_300]),
      twoLineExample('hint.large_order.example', [9, 1_300], [8, 1_400]),
    ],
  },
} as const;

/** Two dishes at whole dollars: small numbers for ages 6-7, a large order for ages 8-9. */
export function twoLineOrder(variant: 'mixed_order' | 'large_order', ingredients: Ingredients): ProblemDraft {
  const { limits, seconds, examples, mistakesOf } = twoLineOrders[variant];
  const lines = chooseLines(ingredients, {
    quantity: limits.quantity,
    choosePrice: (name) => chooseDollars(ingredients, name, limits.dollars),
  });
  const step = firstStepLine(lines);
  const answer = orderTotalCents(lines);
  return {
    variant,
    dish: lines[0].dish,
    givens: orderGivens(lines),
    context: phrase(`${variant}.context`, {}),
    lines: lines.map((line) => ticketLine(line)),
    question: phrase(`${variant}.question`, {}),
    answer: { unit: 'money', cents: answer },
    operands: orderOperands(lines),
    hints: [
      phrase(`hint.${variant}.method`, {}),
      phrase(`hint.${variant}.first_step`, {
        count: count(step.quantity),
        dish: named(step.dish),
        priceEach: cents(step.priceCents),
        lineTotal: cents(lineTotalCents(step)),
      }),
      nearestExample(answer, examples),
    ],
    paths: mistakesOf(lines),
    timeLimitSeconds: seconds,
  };
}
