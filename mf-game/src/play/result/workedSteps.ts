import type { Problem } from '@countertop/engine/problems/problem';

export type Amount = { readonly cents: number } | { readonly count: number } | { readonly percent: number };

export interface Step {
  readonly sign: '×' | '+' | '−' | 'of' | 'to';
  readonly left: Amount;
  readonly right: Amount;
  readonly result: Amount;
}

const cents = (value: number): Amount => ({ cents: value });
const count = (value: number): Amount => ({ count: value });
const percent = (value: number): Amount => ({ percent: value });

/** Returns the steps from a problem's numbers to its answer, as a person would write them down. */
export function workedSteps({ variant, operands }: Problem): readonly Step[] {
  const [first = 0, second = 0, third = 0, fourth = 0] = operands;
  switch (variant) {
    case 'change_small':
    case 'change_bill':
      return changeSteps(first, second);
    case 'stock_left':
      return [{ sign: '−', left: count(first), right: count(second), result: count(first - second) }];
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

/** Counts up, with a stop at the next multiple of ten if there is one on the way. */
function changeSteps(billCents: number, paidCents: number): readonly Step[] {
  const nextTenCents = Math.ceil(billCents / 1000) * 1000;
  const difference: Step = {
    sign: '−',
    left: cents(paidCents),
    right: cents(billCents),
    result: cents(paidCents - billCents),
  };
  if (nextTenCents <= billCents || nextTenCents >= paidCents) return [difference];
  const toNextTen: Step = {
    sign: 'to',
    left: cents(billCents),
    right: cents(nextTenCents),
    result: cents(nextTenCents - billCents),
  };
  const toPaid: Step = {
    sign: 'to',
    left: cents(nextTenCents),
    right: cents(paidCents),
    result: cents(paidCents - nextTenCents),
  };
  return [toNextTen, toPaid, plus(resultCents(toNextTen), resultCents(toPaid))];
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
