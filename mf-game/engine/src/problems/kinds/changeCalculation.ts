import { type AgeBand, tierOf } from '../band.ts';
import { challengedItems, chooseDish, chooseDollars, chooseItem, chooseNumber, isWithin } from './choose.ts';
import { type Example, nearestExample, type Ingredients, type ProblemDraft } from '../draft.ts';
import { ages6To7, change } from './limits.ts';
import { lineTotalCents, type OrderLine, ticketLine } from './orderLine.ts';
import { cents, phrase } from '../wording/phrase.ts';
import type { Phrase, TicketLine } from '../problem.ts';
import { billChangeMistakes, smallChangeMistakes } from '../mistakes/takeAwayMistakes.ts';
import { chance, type Filled, filled, pick } from '../random.ts';

const paidLine = (paid: number): TicketLine => ({ phrase: phrase('line.paid', {}), amount: cents(paid) });
const countedLine: TicketLine = { phrase: phrase('line.paid_notes', {}) };

const smallExample = (bill: number, paid: number): Example => ({
  answer: paid - bill,
  hint: phrase('hint.change_small.example', { bill: cents(bill), paid: cents(paid), change: cents(paid - bill) }),
});
const smallExamples: Filled<Example> = [
  smallExample(900, 1_000),
  smallExample(1_300, 1_500),
  smallExample(700, 1_000),
  smallExample(1_100, 1_500),
];

interface Handful {
  /** For the givens: the values in cents, joined by '+'. */
  readonly name: string;
  readonly notes: readonly number[];
}

const handful = (...notes: readonly number[]): Handful => ({ name: notes.join('+'), notes });

/** Money to count for each sum that customers hand over, in cents: bills, and quarters that make a dollar. */
const handfuls: Readonly<Record<number, Filled<Handful>>> = {
  500: [handful(100, 100, 100, 100, 100), handful(100, 100, 100, 100, 25, 25, 25, 25)],
  1_000: [handful(500, 500), handful(500, 100, 100, 100, 100, 100), handful(500, 100, 100, 100, 100, 25, 25, 25, 25)],
  1_500: [
    handful(1_000, 500),
    handful(500, 500, 500),
    handful(1_000, 100, 100, 100, 100, 100),
    handful(500, 500, 100, 100, 100, 100, 100),
  ],
};

/** Chooses what is paid: a sum that people hand over. Problems from before that were rules have other sums. */
function choosePaid(ingredients: Ingredients, bill: number): number {
  const [leastAbove, mostAbove] = ages6To7.paidAboveDollars;
  const range = [bill / 100 + leastAbove, bill / 100 + mostAbove] as const;
  const usual = filled(ages6To7.paidCents.filter((paid) => isWithin(paid / 100, range)));
  if (ingredients.wanted !== null || usual === null) return chooseDollars(ingredients, 'paidCents', range);
  return pick(ingredients.random, usual);
}

/** Chooses the bills and coins to count, or null if the sum is stated. */
function chooseHandful({ random, wanted }: Ingredients, paid: number): Handful | null {
  const items = handfuls[paid];
  if (items === undefined) return null;
  if (wanted !== null) return items.find(({ name }) => name === wanted['paidNotes']) ?? null;
  return chance(random, ages6To7.countedPercent) ? pick(random, items) : null;
}

/** Sentences for the money paid: its sum, or bills and coins to count. */
function smallChangeTexts(bill: number, paid: number, isCounted: boolean) {
  const amounts = { bill: cents(bill), paid: cents(paid) };
  const countUp = [phrase('hint.change_small.method', {}), phrase('hint.change_small.first_step', amounts)];
  if (!isCounted)
    return {
      context: phrase('change_small.context', { paid: cents(paid) }),
      question: phrase('change_small.question', amounts),
      line: paidLine(paid),
      hints: countUp,
    };
  return {
    context: phrase('change_counted.context', {}),
    question: phrase('change_counted.question', { bill: cents(bill) }),
    line: countedLine,
    hints: [phrase('hint.change_small.count_money', {}), ...countUp],
  };
}

/** Ages 6-7: the bill is on the ticket, and the customer pays a few dollars more. */
export function smallChange(ingredients: Ingredients, timeLimitSeconds: number): ProblemDraft {
  const order: OrderLine = {
    dish: chooseDish(ingredients),
    quantity: chooseNumber(ingredients, 'quantity', ages6To7.quantity),
    priceCents: chooseDollars(ingredients, 'priceCents', ages6To7.dollars),
  };
  const { quantity, priceCents } = order;
  const bill = lineTotalCents(order);
  const paid = choosePaid(ingredients, bill);
  const counted = chooseHandful(ingredients, paid);
  const answer = paid - bill;
  const { context, question, line, hints } = smallChangeTexts(bill, paid, counted !== null);
  return {
    variant: 'change_small',
    dish: order.dish,
    givens:
      counted === null
        ? { quantity, priceCents, paidCents: paid }
        : { quantity, priceCents, paidCents: paid, paidNotes: counted.name },
    context,
    lines: [ticketLine(order, bill), line],
    paidNotes: counted?.notes,
    question,
    answer: { unit: 'money', cents: answer },
    operands: [bill, paid],
    hints: [...hints, nearestExample(answer, smallExamples)],
    paths: smallChangeMistakes(order, paid),
    timeLimitSeconds,
  };
}

function billExample(bill: number, stop: number, paid: number): Example {
  const hint = phrase('hint.change_bill.example', {
    bill: cents(bill),
    paid: cents(paid),
    stop: cents(stop),
    toStop: cents(stop - bill),
    toPaid: cents(paid - stop),
    change: cents(paid - bill),
  });
  return { answer: paid - bill, hint };
}
const wholeBillExamples: Filled<Example> = [
  billExample(800, 1_000, 2_000),
  billExample(600, 1_000, 2_000),
  billExample(2_300, 3_000, 5_000),
  billExample(1_700, 2_000, 5_000),
  billExample(1_400, 2_000, 5_000),
  billExample(800, 1_000, 5_000),
  billExample(2_100, 3_000, 10_000),
  billExample(1_300, 2_000, 10_000),
  billExample(700, 1_000, 10_000),
];
const decimalBillExamples: Filled<Example> = [
  billExample(1_730, 1_800, 2_000),
  billExample(1_335, 1_400, 2_000),
  billExample(845, 900, 2_000),
  billExample(2_260, 2_300, 5_000),
  billExample(1_845, 1_900, 5_000),
  billExample(935, 1_000, 5_000),
  billExample(2_175, 2_200, 10_000),
  billExample(1_280, 1_300, 10_000),
];

/** Returns the first stop when counting up from a bill: the next dollar, or the next ten from whole dollars. */
function billFirstStep(bill: number, paid: number): Phrase {
  const stepCents = bill % 100 === 0 ? 1_000 : 100;
  const stop = stepCents * (Math.floor(bill / stepCents) + 1);
  const amounts = { bill: cents(bill), paid: cents(paid) };
  if (stop >= paid || stop === paid - bill) return phrase('hint.change_bill.first_step', amounts);
  return phrase('hint.change_bill.to_stop', { ...amounts, stop: cents(stop), toStop: cents(stop - bill) });
}

type OlderBand = Exclude<AgeBand, 'ages_6_7'>;

/** Ages 8 and up: a bill, paid with a larger banknote. */
function billChange(band: OlderBand, ingredients: Ingredients): ProblemDraft {
  const stepCents = change.billStepCents[band];
  const [minDollars, maxDollars] = change.billDollars;
  const steps = [(100 * minDollars) / stepCents, (100 * maxDollars) / stepCents] as const;
  const bill = chooseNumber(ingredients, 'billCents', steps, stepCents);
  const [, , largest] = change.notesCents;
  const larger = filled(change.notesCents.filter((note) => note > bill)) ?? [largest];
  const notes = ingredients.wanted === null ? challengedItems(larger, ingredients) : larger;
  const paid = chooseItem(ingredients, 'paidCents', notes);
  const answer = paid - bill;
  const amounts = { bill: cents(bill), paid: cents(paid) };
  return {
    variant: 'change_bill',
    dish: chooseDish(ingredients),
    givens: { billCents: bill, paidCents: paid },
    context: phrase('change_bill.context', { paid: cents(paid) }),
    lines: [{ phrase: phrase('line.bill', {}), amount: cents(bill) }, paidLine(paid)],
    question: phrase('change_bill.question', amounts),
    answer: { unit: 'money', cents: answer },
    operands: [bill, paid],
    hints: [
      phrase('hint.change_bill.method', {}),
      billFirstStep(bill, paid),
      nearestExample(answer, band === 'ages_8_9' ? wholeBillExamples : decimalBillExamples),
    ],
    paths: billChangeMistakes(bill, paid, band),
    timeLimitSeconds: change.seconds[tierOf(band)],
  };
}

/** Makes a problem about the change that a customer gets. */
export function changeCalculation(ingredients: Ingredients): ProblemDraft {
  const { band } = ingredients;
  return band === 'ages_6_7' ? smallChange(ingredients, change.seconds.beginner) : billChange(band, ingredients);
}
