import type { DishId } from '../../play/day/menu.ts';
import { chooseDish, chooseNumber } from './choose.ts';
import { type Example, nearestExample, type Ingredients, type ProblemDraft, share } from '../draft.ts';
import { ages12Plus } from './limits.ts';
import { cents, count, named, percent, phrase } from '../wording/phrase.ts';
import type { TicketLine } from '../problem.ts';
import { groupDiscountMistakes, serviceAndTaxMistakes } from '../mistakes/groupMistakes.ts';
import type { Filled } from '../random.ts';

/** A group, with one portion for each guest. */
interface Party {
  readonly dish: DishId;
  readonly guests: number;
  readonly priceCents: number;
}

const guestsLine = ({ dish, guests, priceCents }: Party): TicketLine => ({
  phrase: phrase('line.guests', { guests: count(guests), dish: named(dish), priceEach: cents(priceCents) }),
  dish,
});

const discount = ages12Plus.groupDiscount;
const discountPercent = (guests: number): number =>
  guests >= discount.largeFrom ? discount.largePercent : discount.smallPercent;

function discountExample(guests: number, priceCents: number): Example {
  const subtotal = guests * priceCents;
  const off = share(subtotal, discountPercent(guests));
  const hint = phrase('hint.group_discount.example', {
    guests: count(guests),
    priceEach: cents(priceCents),
    subtotal: cents(subtotal),
    percent: percent(discountPercent(guests)),
    discount: cents(off),
    total: cents(subtotal - off),
  });
  return { answer: subtotal - off, hint };
}
const discountExamples: Filled<Example> = [
  discountExample(4, 1_300),
  discountExample(5, 1_600),
  discountExample(6, 1_500),
  discountExample(7, 1_600),
  discountExample(8, 1_800),
  discountExample(9, 2_000),
];

const discountRules: readonly TicketLine[] = [
  {
    phrase: phrase('line.discount_from', { guests: count(discount.largeFrom) }),
    amount: percent(discount.largePercent),
  },
  {
    phrase: phrase('line.discount_below', { guests: count(discount.largeFrom) }),
    amount: percent(discount.smallPercent),
  },
];

/** Ages 12+: the ticket shows both discount rules; the size of the group decides which applies. */
export function groupDiscount(ingredients: Ingredients): ProblemDraft {
  const party: Party = {
    dish: chooseDish(ingredients),
    guests: chooseNumber(ingredients, 'guests', discount.guests),
    priceCents: chooseNumber(ingredients, 'priceCents', discount.priceSteps, discount.priceStepCents),
  };
  const subtotal = party.guests * party.priceCents;
  const offPercent = discountPercent(party.guests);
  const answer = subtotal - share(subtotal, offPercent);
  return {
    variant: 'group_discount',
    dish: party.dish,
    givens: { guests: party.guests, priceCents: party.priceCents },
    context: phrase('group_discount.context', {}),
    lines: [guestsLine(party), ...discountRules],
    question: phrase('group_discount.question', {}),
    answer: { unit: 'money', cents: answer },
    operands: [party.guests, party.priceCents, offPercent],
    hints: [
      phrase('hint.group_discount.method', {
        limit: count(discount.largeFrom),
        largePercent: percent(discount.largePercent),
        smallPercent: percent(discount.smallPercent),
      }),
      phrase('hint.group_discount.first_step', {
        guests: count(party.guests),
        priceEach: cents(party.priceCents),
        subtotal: cents(subtotal),
      }),
      nearestExample(answer, discountExamples),
    ],
    paths: groupDiscountMistakes(party, offPercent),
    timeLimitSeconds: discount.seconds,
  };
}

const large = ages12Plus.serviceAndTax;
const charges = { servicePercent: percent(large.servicePercent), taxPercent: percent(large.taxPercent) };

/** Adds the service charge, then tax on the bill including it. */
function addCharges(subtotal: number): { service: number; withService: number; tax: number; total: number } {
  const service = share(subtotal, large.servicePercent);
  const withService = subtotal + service;
  const tax = share(withService, large.taxPercent);
  return { service, withService, tax, total: withService + tax };
}

function chargesExample(subtotal: number): Example {
  const { service, withService, tax, total } = addCharges(subtotal);
  const hint = phrase('hint.service_and_tax.example', {
    subtotal: cents(subtotal),
    ...charges,
    service: cents(service),
    withService: cents(withService),
    tax: cents(tax),
    total: cents(total),
  });
  return { answer: total, hint };
}
const chargesExamples: Filled<Example> = [
  chargesExample(7_500),
  chargesExample(12_500),
  chargesExample(20_000),
  chargesExample(30_000),
  chargesExample(45_000),
  chargesExample(60_000),
];

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b));

/** Chooses a price at which the bill is a multiple of the step that keeps both percentages exact. */
function exactPrice(ingredients: Ingredients, guests: number): number {
  const stepCents = large.billStepCents / greatestCommonDivisor(guests, large.billStepCents);
  const [minCents, maxCents] = large.priceCents;
  const steps = [Math.ceil(minCents / stepCents), Math.floor(maxCents / stepCents)] as const;
  return chooseNumber(ingredients, 'priceCents', steps, stepCents);
}

/** Ages 12+: a large party, service charge and tax. */
export function serviceAndTax(ingredients: Ingredients): ProblemDraft {
  const guests = chooseNumber(ingredients, 'guests', large.guests);
  const priceCents = exactPrice(ingredients, guests);
  const party: Party = { dish: chooseDish(ingredients), guests, priceCents };
  const subtotal = guests * priceCents;
  const { service, withService, total } = addCharges(subtotal);
  return {
    variant: 'service_and_tax',
    dish: party.dish,
    givens: { guests, priceCents },
    context: phrase('service_and_tax.context', {}),
    lines: [
      guestsLine(party),
      { phrase: phrase('line.service', { percent: charges.servicePercent }) },
      { phrase: phrase('line.tax', { percent: charges.taxPercent }) },
    ],
    question: phrase('service_and_tax.question', charges),
    answer: { unit: 'money', cents: total },
    operands: [guests, priceCents, large.servicePercent, large.taxPercent],
    hints: [
      phrase('hint.service_and_tax.method', charges),
      phrase('hint.service_and_tax.first_step', {
        guests: count(guests),
        priceEach: cents(priceCents),
        subtotal: cents(subtotal),
      }),
      phrase('hint.service_and_tax.second_step', {
        subtotal: cents(subtotal),
        service: cents(service),
        withService: cents(withService),
        ...charges,
      }),
      nearestExample(total, chargesExamples),
    ],
    paths: serviceAndTaxMistakes(party),
    timeLimitSeconds: large.seconds,
  };
}
