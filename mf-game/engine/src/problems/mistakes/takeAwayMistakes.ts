import type { AgeBand } from '../band.ts';
import type { OrderLine } from '../kinds/orderLine.ts';
import { cents, count, ofBand, phrase } from '../wording/phrase.ts';
import type { Mistake } from '../problem.ts';
import { borrowingColumn, smallerFromLarger, withoutPayingBack } from './columns.ts';
import { pointMistakes } from './decimalMistakes.ts';
import { path } from './knownMistakes.ts';

/** Mistakes of column subtraction, in hundredths; an empty list if no column has to borrow. */
function columnMistakes(from: number, away: number, band: AgeBand): readonly Mistake[] {
  const column = borrowingColumn(from, away);
  if (column === null) return [];
  const { top, bottom } = column;
  const digits = { top: count(top), bottom: count(bottom), borrowed: count(top + 10), band: ofBand(band) };
  return [
    path(smallerFromLarger(from, away), phrase('mistake.take_away.smaller_from_larger', digits)),
    path(withoutPayingBack(from, away), phrase('mistake.take_away.not_paid_back', { band: ofBand(band) })),
  ];
}

const moneyAdded = phrase('mistake.change.added', {});
const billGiven = phrase('mistake.change.bill', {});

/** Mistakes of all ages: one of the given amounts as the answer. */
function givenBack(bill: number, paid: number): Mistake[] {
  return [
    path(paid + bill, moneyAdded),
    path(bill, billGiven),
    path(paid, phrase('mistake.change.paid', { bill: cents(bill) })),
  ];
}

/** Counting up from the bill, but including it or stopping early. */
function countedUp(bill: number, paid: number): readonly Mistake[] {
  return [
    path(paid - bill + 100, phrase('mistake.change.one_more', { bill: cents(bill) })),
    path(paid - bill - 100, phrase('mistake.change.one_less', { paid: cents(paid) })),
  ];
}

/** Ages 6-7: a small bill for the portions of one line. */
export function smallChangeMistakes({ quantity, priceCents }: OrderLine, paid: number): readonly Mistake[] {
  const bill = quantity * priceCents;
  const onePortion = phrase('mistake.change_small.one_portion', { bill: cents(bill) });
  const paths = givenBack(bill, paid);
  paths.push(...countedUp(bill, paid), path(paid - priceCents, onePortion), ...columnMistakes(paid, bill, 'ages_6_7'));
  return paths;
}

const dollarKept = phrase('mistake.change.dollar_kept', {});

/** Ages 8 and up: a bill and a banknote. With cents, most mistakes happen between cents and dollars. */
export function billChangeMistakes(bill: number, paid: number, band: AgeBand): readonly Mistake[] {
  const answer = paid - bill;
  const rest = bill % 100;
  const leftOut = phrase('mistake.change.cents_left_out', { bill: cents(bill) });
  const upTo = { paid: cents(paid) };
  const paths = givenBack(bill, paid);
  if (rest !== 0) paths.push(path(answer + 100, dollarKept));
  paths.push(
    ...columnMistakes(paid, bill, band),
    path(answer + 1_000, phrase('mistake.change.ten_more', upTo)),
    path(answer - 1_000, phrase('mistake.change.ten_less', upTo)),
    ...countedUp(bill, paid),
  );
  if (rest !== 0)
    paths.push(path(answer + rest, leftOut), path(answer + rest - 100, leftOut), ...pointMistakes(answer));
  return paths;
}

const stockAdded = phrase('mistake.stock_left.added', {});
const servedGiven = phrase('mistake.stock_left.served', {});
const startGiven = phrase('mistake.stock_left.start', {});
const tenLess = phrase('mistake.take_away.ten_less', {});

/** All ages: the portions that are left. */
export function stockMistakes(start: number, served: number, band: AgeBand): readonly Mistake[] {
  const left = start - served;
  const steps = { served: count(served) };
  return [
    path(100 * (start + served), stockAdded),
    path(100 * served, servedGiven),
    ...columnMistakes(100 * start, 100 * served, band),
    path(100 * (left + 1), phrase('mistake.stock_left.one_more', steps)),
    path(100 * (left - 1), phrase('mistake.stock_left.one_less', steps)),
    path(100 * (left - 10), tenLess),
    path(100 * start, startGiven),
  ];
}
