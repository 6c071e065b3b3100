import { type AgeBand, tierOf } from './band.ts';
import { chooseDish, chooseDollars, chooseItem, chooseNumber } from './choose.ts';
import { type Example, exampleOtherThan, type Ingredients, type ProblemDraft } from './draft.ts';
import { ages6To7, change } from './limits.ts';
import { lineTotalCents, type OrderLine, ticketLine } from './orderLine.ts';
import { cents, named, phrase } from './phrase.ts';
import type { TicketLine } from './problem.ts';
import { billChangeMistakes, smallChangeMistakes } from './mistakes/takeAwayMistakes.ts';
import { type Filled, filled } from './random.ts';

const paidLine = (paid: number): TicketLine => ({ phrase: phrase('line.paid', {}), amount: cents(paid) });

const smallExample = (bill: number, paid: number): Example => ({
  answer: paid - bill,
  hint: phrase('hint.change_small.example', { bill: cents(bill), paid: cents(paid), change: cents(paid - bill) }),
});
const smallExamples: Filled<Example> = [smallExample(500, 700), smallExample(700, 1_000)];

/** Ages 6-7: the bill is on the ticket, and the customer pays a few dollars more. */
export function smallChange(ingredients: Ingredients, timeLimitSeconds: number): ProblemDraft {
  const line: OrderLine = {
    dish: chooseDish(ingredients),
    quantity: chooseNumber(ingredients, 'quantity', ages6To7.quantity),
    priceCents: chooseDollars(ingredients, 'priceCents', ages6To7.dollars),
  };
  const { quantity, priceCents } = line;
  const bill = lineTotalCents(line);
  const [leastAbove, mostAbove] = ages6To7.paidAboveDollars;
  const paid = chooseDollars(ingredients, 'paidCents', [bill / 100 + leastAbove, bill / 100 + mostAbove]);
  const answer = paid - bill;
  const amounts = { bill: cents(bill), paid: cents(paid) };
  return {
    variant: 'change_small',
    dish: line.dish,
    givens: { quantity, priceCents, paidCents: paid },
    context: phrase('change_small.context', { dish: named(line.dish) }),
    lines: [ticketLine(line, bill), paidLine(paid)],
    question: phrase('change_small.question', amounts),
    answer: { unit: 'money', cents: answer },
    operands: [bill, paid],
    hints: [
      phrase('hint.change_small.method', {}),
      phrase('hint.change_small.first_step', amounts),
      exampleOtherThan(answer, smallExamples),
    ],
    paths: smallChangeMistakes(line, paid),
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
const wholeBillExamples: Filled<Example> = [billExample(3_300, 4_000, 5_000), billExample(2_800, 3_000, 5_000)];
const decimalBillExamples: Filled<Example> = [billExample(3_335, 3_400, 5_000), billExample(2_845, 2_900, 5_000)];

type OlderBand = Exclude<AgeBand, 'ages_6_7'>;

/** Ages 8 and up: a bill, paid with a larger banknote. */
function billChange(band: OlderBand, ingredients: Ingredients): ProblemDraft {
  const stepCents = change.billStepCents[band];
  const [minDollars, maxDollars] = change.billDollars;
  const steps = [(100 * minDollars) / stepCents, (100 * maxDollars) / stepCents] as const;
  const bill = chooseNumber(ingredients, 'billCents', steps, stepCents);
  const [, , largest] = change.notesCents;
  const larger = filled(change.notesCents.filter((note) => note > bill)) ?? [largest];
  const paid = chooseItem(ingredients, 'paidCents', larger);
  const answer = paid - bill;
  const amounts = { bill: cents(bill), paid: cents(paid) };
  return {
    variant: 'change_bill',
    dish: chooseDish(ingredients),
    givens: { billCents: bill, paidCents: paid },
    context: phrase('change_bill.context', {}),
    lines: [{ phrase: phrase('line.bill', {}), amount: cents(bill) }, paidLine(paid)],
    question: phrase('change_bill.question', amounts),
    answer: { unit: 'money', cents: answer },
    operands: [bill, paid],
    hints: [
      phrase('hint.change_bill.method', {}),
      phrase('hint.change_bill.first_step', amounts),
      exampleOtherThan(answer, band === 'ages_8_9' ? wholeBillExamples : decimalBillExamples),
    ],
    paths: billChangeMistakes(bill, paid),
    timeLimitSeconds: change.seconds[tierOf(band)],
  };
}

/** Makes a problem about the change that a customer gets. */
export function changeCalculation(ingredients: Ingredients): ProblemDraft {
  const { band } = ingredients;
  return band === 'ages_6_7' ? smallChange(ingredients, change.seconds.beginner) : billChange(band, ingredients);
}
