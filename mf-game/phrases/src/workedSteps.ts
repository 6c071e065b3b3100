import type { Problem } from '@countertop/engine/problems/problem';

export type Amount = { readonly cents: number } | { readonly count: number } | { readonly percent: number };

export interface Step {
  /** `at` is multiplying for ages 6-7, who don't know the sign yet. */
  readonly sign: '×' | 'at' | '÷' | '+' | '−' | 'of' | 'to';
  readonly left: Amount;
  readonly right: Amount;
  readonly result: Amount;
}

const cents = (value: number): Amount => ({ cents: value });
const count = (value: number): Amount => ({ count: value });
const percent = (value: number): Amount => ({ percent: value });

/** Returns the steps from a problem's numbers to its answer, as a person would write them down. */
export function workedSteps(problem: Problem): readonly Step[] {
  const steps = stepsOf(problem);
  return problem.band === 'ages_6_7'
    ? steps.map((step) => (step.sign === '×' ? { ...step, sign: 'at' } : step))
    : steps;
}

function stepsOf({ variant, operands }: Problem): readonly Step[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = operands;
  switch (variant) {
    case 'change_small':
    case 'change_bill':
      return changeSteps(first, second);
    case 'stock_left':
      return [{ sign: '−', left: count(first), right: count(second), result: count(first - second) }];
    case 'fraction_left':
      return fractionSteps(first, second, third);
    case 'recipe_part':
      return partSteps(first, second, third);
    case 'profit_cost':
      return profitSteps(third, { sign: '−', left: cents(first), right: cents(second), result: cents(first - second) });
    case 'profit_percent':
      return profitSteps(third, partOf(100 - second, first));
    case 'with_tax':
      return withTax(operands);
    case 'group_discount':
      return discountSteps(first, second, third);
    case 'service_and_tax':
      return chargeSteps(times(first, second), third, fourth);
    case 'single_item':
    case 'mixed_order':
    case 'multiplication':
    case 'large_order':
    case 'subtotal':
      return lineSteps(operands);
  }
}

function times(quantity: number, priceCents: number): Step {
  return { sign: '×', left: count(quantity), right: cents(priceCents), result: cents(quantity * priceCents) };
}

function plus(left: number, right: number): Step {
  return { sign: '+', left: cents(left), right: cents(right), result: cents(left + right) };
}

function partOf(parts: number, wholeCents: number): Step {
  return {
    sign: 'of',
    left: percent(parts),
    right: cents(wholeCents),
    result: cents(Math.round((parts * wholeCents) / 100)),
  };
}

function resultCents(step: Step): number {
  return 'cents' in step.result ? step.result.cents : 0;
}

/** Each line of an order, then the total of two lines. */
function lineSteps(operands: readonly number[]): readonly Step[] {
  const [firstCount = 0, firstPrice = 0, secondCount, secondPrice] = operands;
  const first = times(firstCount, firstPrice);
  if (secondCount === undefined || secondPrice === undefined) return [first];
  const second = times(secondCount, secondPrice);
  return [first, second, plus(resultCents(first), resultCents(second))];
}

function withTax(operands: readonly number[]): readonly Step[] {
  const lines = lineSteps(operands.slice(0, -1));
  const subtotal = lines.reduce((_, step) => resultCents(step), 0);
  const tax = partOf(operands.at(-1) ?? 0, subtotal);
  return [...lines, tax, plus(subtotal, resultCents(tax))];
}

/** Counts up, with a stop at the next dollar or, from whole dollars, at the next ten. */
function changeSteps(billCents: number, paidCents: number): readonly Step[] {
  const stopCents = billCents % 100 === 0 ? 1000 : 100;
  const stop = Math.ceil(billCents / stopCents) * stopCents;
  if (stop <= billCents || stop >= paidCents) return [upTo(billCents, paidCents)];
  const [first, second] = [upTo(billCents, stop), upTo(stop, paidCents)];
  return [first, second, plus(resultCents(first), resultCents(second))];
}

function upTo(fromCents: number, toCents: number): Step {
  return { sign: 'to', left: cents(fromCents), right: cents(toCents), result: cents(toCents - fromCents) };
}

/** One of the equal parts, then as many as the numerator says. */
function partSteps(whole: number, numerator: number, denominator: number): readonly Step[] {
  const part = whole / denominator;
  const one: Step = { sign: '÷', left: count(whole), right: count(denominator), result: count(part) };
  if (numerator === 1) return [one];
  return [one, { sign: '×', left: count(numerator), right: count(part), result: count(numerator * part) }];
}

/** The part that goes out, and what is left. */
function fractionSteps(start: number, numerator: number, denominator: number): readonly Step[] {
  const served = (start * numerator) / denominator;
  return [
    ...partSteps(start, numerator, denominator),
    { sign: '−', left: count(start), right: count(served), result: count(start - served) },
  ];
}

function profitSteps(quantity: number, perItem: Step): readonly Step[] {
  return [perItem, times(quantity, resultCents(perItem))];
}

function discountSteps(people: number, priceCents: number, offPercent: number): readonly Step[] {
  const bill = times(people, priceCents);
  const off = partOf(offPercent, resultCents(bill));
  return [
    bill,
    off,
    { sign: '−', left: bill.result, right: off.result, result: cents(resultCents(bill) - resultCents(off)) },
  ];
}

function chargeSteps(bill: Step, servicePercent: number, taxPercent: number): readonly Step[] {
  const service = partOf(servicePercent, resultCents(bill));
  const withService = plus(resultCents(bill), resultCents(service));
  const tax = partOf(taxPercent, resultCents(withService));
  return [bill, service, withService, tax, plus(resultCents(withService), resultCents(tax))];
}
