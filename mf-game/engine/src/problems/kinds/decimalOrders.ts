import { chooseDecimalPrice } from './choose.ts';
import { type Example, nearestExample, type Ingredients, type ProblemDraft, share } from '../draft.ts';
import { ages10To12 } from './limits.ts';
import {
  chooseLines,
  firstStepLine,
  lineTotalCents,
  type OrderLine,
  orderGivens,
  orderOperands,
  orderTotalCents,
  ticketLine,
  twoLineExample,
} from './orderLine.ts';
import { cents, count, named, percent, phrase } from '../wording/phrase.ts';
import { subtotalMistakes, withTaxMistakes } from '../mistakes/decimalMistakes.ts';
import type { Filled } from '../random.ts';

function decimalLines(ingredients: Ingredients, centsStep: number): Filled<OrderLine> {
  return chooseLines(ingredients, {
    quantity: ages10To12.quantity,
    choosePrice: (name) => chooseDecimalPrice(ingredients, name, ages10To12.dollars, centsStep),
  });
}

const subtotalExamples: Filled<Example> = [
  twoLineExample('hint.subtotal.example', [2, 245], [3, 235]),
  twoLineExample('hint.subtotal.example', [3, 325], [2, 460]),
  twoLineExample('hint.subtotal.example', [4, 380], [3, 515]),
  twoLineExample('hint.subtotal.example', [3, 645], [4, 590]),
  twoLineExample('hint.subtotal.example', [5, 735], [3, 680]),
  twoLineExample('hint.subtotal.example', [5, 855], [4, 940]),
];

/** Ages 10-12: decimal prices, added up. */
export function subtotal(ingredients: Ingredients): ProblemDraft {
  const lines = decimalLines(ingredients, ages10To12.subtotal.centsStep);
  const step = firstStepLine(lines);
  const answer = orderTotalCents(lines);
  return {
    variant: 'subtotal',
    dish: lines[0].dish,
    givens: orderGivens(lines),
    context: phrase('subtotal.context', {}),
    lines: lines.map((line) => ticketLine(line)),
    question: phrase('subtotal.question', {}),
    answer: { unit: 'money', cents: answer },
    operands: orderOperands(lines),
    hints: [
      phrase('hint.subtotal.method', {}),
      phrase('hint.subtotal.first_step', {
        count: count(step.quantity),
        dish: named(step.dish),
        priceEach: cents(step.priceCents),
        lineTotal: cents(lineTotalCents(step)),
      }),
      nearestExample(answer, subtotalExamples),
    ],
    paths: subtotalMistakes(lines),
    timeLimitSeconds: ages10To12.subtotal.seconds,
  };
}

const { taxPercent } = ages10To12.withTax;

function taxExample(subtotalCents: number): Example {
  const tax = share(subtotalCents, taxPercent);
  const hint = phrase('hint.with_tax.example', {
    subtotal: cents(subtotalCents),
    percent: percent(taxPercent),
    tax: cents(tax),
    total: cents(subtotalCents + tax),
  });
  return { answer: subtotalCents + tax, hint };
}
const taxExamples: Filled<Example> = [
  taxExample(1_500),
  taxExample(2_250),
  taxExample(3_500),
  taxExample(4_750),
  taxExample(6_000),
  taxExample(8_500),
];

/** Ages 10-12: the same, with tax on top. */
export function withTax(ingredients: Ingredients): ProblemDraft {
  const lines = decimalLines(ingredients, ages10To12.withTax.centsStep);
  const subtotalCents = orderTotalCents(lines);
  const answer = subtotalCents + share(subtotalCents, taxPercent);
  return {
    variant: 'with_tax',
    dish: lines[0].dish,
    givens: orderGivens(lines),
    context: phrase('with_tax.context', {}),
    lines: [...lines.map((line) => ticketLine(line)), { phrase: phrase('line.tax', { percent: percent(taxPercent) }) }],
    question: phrase('with_tax.question', { percent: percent(taxPercent) }),
    answer: { unit: 'money', cents: answer },
    operands: [...orderOperands(lines), taxPercent],
    hints: [
      phrase('hint.with_tax.method', { percent: percent(taxPercent) }),
      phrase('hint.with_tax.first_step', { subtotal: cents(subtotalCents), percent: percent(taxPercent) }),
      nearestExample(answer, taxExamples),
    ],
    paths: withTaxMistakes(lines),
    timeLimitSeconds: ages10To12.withTax.seconds,
  };
}
