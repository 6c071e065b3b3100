import type { DishId } from '../../play/day/menu.ts';
import { tierOf } from '../band.ts';
import { chooseDish, chooseNumber, chooseWording, isWithin } from './choose.ts';
import { type Example, exampleOtherThan, type Ingredients, type ProblemDraft } from '../draft.ts';
import { inventory } from './limits.ts';
import { stockMistakes } from '../mistakes/takeAwayMistakes.ts';
import { count, named, phrase } from '../wording/phrase.ts';
import { isYesterday, wordingsOf } from '../wording/phraseIds.ts';
import type { Phrase, TicketLine } from '../problem.ts';
import { type Filled, filled, pick } from '../random.ts';

/** The portions of a dish. */
export interface Stock {
  readonly dish: DishId;
  readonly start: number;
  /** About the menu board, or about yesterday: a number that the board doesn't show must not contradict it. */
  readonly wording: number;
}

/** Chooses a dish and its stock: the one on the menu board if possible, and otherwise one of yesterday. */
export function chooseStock(ingredients: Ingredients, isPossible: (start: number) => boolean): Stock {
  const { board, random, wanted, rules } = ingredients;
  const wordings = wordingsOf(rules);
  const shown = filled(board.filter(({ stock }) => isWithin(stock, inventory.start) && isPossible(stock)));
  if (wanted === null && shown !== null) {
    const { id, stock } = pick(random, shown);
    return { dish: id, start: stock, wording: chooseWording(ingredients, wordings.board) };
  }
  const dish = chooseDish(ingredients);
  let start = chooseNumber(ingredients, 'start', inventory.start);
  while (!isPossible(start)) start = chooseNumber({ ...ingredients, wanted: null }, 'start', inventory.start);
  return { dish, start, wording: chooseWording(ingredients, wordings.yesterday) };
}

/** Returns the ticket of what is left. `line.stock` and `line.served` are from the time before wordings. */
export function stockLines(
  { dish, start, wording }: Stock,
  out: NonNullable<TicketLine['amount']>,
): readonly TicketLine[] {
  const values = { dish: named(dish) };
  const amount = count(start);
  const line = (stock: Phrase, gone: Phrase): readonly TicketLine[] => [
    { phrase: stock, dish, amount },
    { phrase: gone, amount: out },
  ];
  if (wording === 0) return line(phrase('line.stock', values), phrase('line.served', {}));
  if (isYesterday(wording)) return line(phrase('line.stock_yesterday', values), phrase('line.served_yesterday', {}));
  return line(phrase('line.in_stock', values), phrase('line.ordered', {}));
}

const isOverTen = (start: number, served: number): boolean => start % 10 !== 0 && start % 10 < served % 10;

/** Returns the first step of taking away: down to a ten, tens first, or counting back. None of its numbers is what is left. */
function firstStep(start: number, served: number): Phrase {
  const left = start - served;
  const [ones, toTen] = [served % 10, start % 10];
  const [rest, tens] = [served - toTen, served - ones];
  const countBack = phrase('hint.stock_left.first_step', { start: count(start), served: count(served) });
  if (isOverTen(start, served)) {
    if (left === rest) return countBack;
    return phrase('hint.stock_left.to_ten', {
      start: count(start),
      toTen: count(toTen),
      ten: count(start - toTen),
      rest: count(rest),
    });
  }
  if (tens === 0 || ones === 0 || left === tens || left === ones) return countBack;
  return phrase('hint.stock_left.tens', {
    start: count(start),
    tens: count(tens),
    afterTens: count(start - tens),
    ones: count(ones),
  });
}

/** An example that goes down to a ten first. */
function leftExample(start: number, served: number): Example & { readonly start: number } {
  const toTen = start % 10;
  const hint = phrase('hint.stock_left.example', {
    start: count(start),
    served: count(served),
    toTen: count(toTen),
    ten: count(start - toTen),
    rest: count(served - toTen),
    left: count(start - served),
  });
  return { answer: start - served, start, hint };
}
const leftExamples: Filled<ReturnType<typeof leftExample>> = [
  leftExample(11, 4),
  leftExample(13, 8),
  leftExample(16, 7),
  leftExample(21, 9),
  leftExample(24, 16),
];

/** Examples by the stock, those of similar size first. */
const examplesByStart = Array.from({ length: inventory.start[1] + 1 }, (_, start) => {
  const others = leftExamples.filter((example) => example.start !== start);
  return filled(others.toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start)));
});

/** How many portions are left. Never below 0: more than the stock is never served. */
export function stockLeft(ingredients: Ingredients): ProblemDraft {
  const { band } = ingredients;
  const stock = chooseStock(ingredients, () => true);
  const { dish, start, wording } = stock;
  const [minServed, maxServed] = inventory.served;
  const served = chooseNumber(ingredients, 'served', [minServed, Math.min(maxServed, start)]);
  const left = Math.max(0, start - served);
  return {
    variant: 'stock_left',
    dish,
    givens: { start, served },
    wording,
    context: phrase('stock_left.context', { dish: named(dish), start: count(start), served: count(served) }),
    lines: stockLines(stock, count(served)),
    question: phrase('stock_left.question', { dish: named(dish) }),
    answer: { unit: 'count', count: left },
    operands: [start, served],
    hints: [
      phrase('hint.stock_left.method', {}),
      firstStep(start, served),
      exampleOtherThan(left, examplesByStart[start] ?? leftExamples),
    ],
    paths: stockMistakes(start, served, band),
    timeLimitSeconds: inventory.seconds[tierOf(band)],
  };
}
