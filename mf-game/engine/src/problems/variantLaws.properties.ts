import type { Phrase, PhraseValue, Problem, ProblemVariant } from './problem.ts';

/*
 * Laws of a problem, written from the rules (`docs/game.md`) without the generators' constants, so that a mistake in one of the two is
 * found. A law returns what is wrong, or null.
 */
export type Law = (problem: Problem) => string | null;

/** Returns the first violation. */
export const all =
  (...laws: readonly Law[]): Law =>
  (problem) => {
    for (const law of laws) {
      const wrong = law(problem);
      if (wrong !== null) return wrong;
    }
    return null;
  };

const operand = ({ operands }: Problem, index: number): number => operands[index] ?? Number.NaN;
/** Whether a number is an integer in the range. */
export const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

/** Checks that an operand is in a range; `step` 100 means whole dollars. */
export const ranges =
  (index: number, min: number, max: number, step = 1): Law =>
  (problem) => {
    const value = operand(problem, index);
    const isFine = isWithin(value, min, max) && value % step === 0;
    return isFine ? null : `operand ${index} is ${value}, not ${min} to ${max} by ${step}`;
  };

/** Returns the correct answer in cents or as a count. */
export const answerOf = ({ answer }: Problem): number => (answer.unit === 'money' ? answer.cents : answer.count);

/** Checks the answer against the operands; `per` divides exactly. */
const answers =
  (work: (operands: readonly number[]) => number, per = 1): Law =>
  (problem) => {
    const product = work(problem.operands);
    if (product % per !== 0) return `the answer ${product} / ${per} has more than two decimals`;
    return product / per === answerOf(problem) ? null : `the answer is ${answerOf(problem)}, not ${product / per}`;
  };

/** Returns the number of a value, or null for a dish, a fraction or a word. */
export const numberIn = (value: PhraseValue): number | null => {
  if ('cents' in value) return value.cents;
  if ('count' in value) return value.count;
  return 'percent' in value ? value.percent : null;
};

/** Plain loops here and below, because 1.5 million problems are checked. */
export function collectNumbers(phrase: Phrase, into: number[]): void {
  for (const name of Object.keys(phrase.values)) {
    const value = phrase.values[name];
    const number = value === undefined ? null : numberIn(value);
    if (number !== null) into.push(number);
    if (value !== undefined && 'fraction' in value) into.push(value.fraction.numerator, value.fraction.denominator);
  }
}

/** Returns the numbers on the ticket, in reading order. */
function ticketNumbers({ lines }: Problem): readonly number[] {
  const numbers: number[] = [];
  for (const { phrase, amount } of lines) {
    collectNumbers(phrase, numbers);
    if (amount !== undefined) collectNumbers({ id: phrase.id, values: { amount } }, numbers);
  }
  return numbers;
}

/** Checks that the ticket has exactly these numbers. */
const prints =
  (expected: (operands: readonly number[], problem: Problem) => readonly number[]): Law =>
  (problem) => {
    const printed = ticketNumbers(problem);
    const wanted = expected(problem.operands, problem);
    const isSame = printed.length === wanted.length && printed.every((value, at) => value === wanted[at]);
    return isSame ? null : `the ticket prints ${printed.join(' ')}, not ${wanted.join(' ')}`;
  };
const printsOperands = prints((operands) => operands);

const sumOfLines = ([q1 = 0, p1 = 0, q2 = 0, p2 = 0]: readonly number[]): number => q1 * p1 + q2 * p2;
const product = ([quantity = 0, price = 0]: readonly number[]): number => quantity * price;
const difference = ([less = 0, more = 0]: readonly number[]): number => more - less;

const fractionLaw: Law = ({ operands: [start = 0, numerator = 0, denominator = 0] }) => {
  const served = (start * numerator) / denominator;
  if (numerator < 1 || numerator >= denominator) return `${numerator}/${denominator} of the stock`;
  return isWithin(served, 3, 17) ? null : `${served} of ${start} are served`;
};

const recipeLaw: Law = ({ operands: [amount = 0, numerator = 0, denominator = 0], answer }) => {
  const needed = answer.unit === 'count' ? answer.count : Number.NaN;
  if (![2, 3, 4, 5, 6, 8].includes(denominator) || numerator < 1 || numerator >= denominator)
    return `${numerator}/${denominator} of a recipe`;
  if (amount === denominator) return 'one cup in each part';
  const isRight = needed === (amount * numerator) / denominator && Number.isInteger(4 * needed);
  return isRight && needed >= 3 && needed <= 17 ? null : `${needed} of ${amount} cups`;
};

const hasCents: (index: number) => Law = (index) => (problem) =>
  operand(problem, index) % 100 === 0 ? `operand ${index} is no decimal price` : null;

const smallChangeLaw: Law = (problem) => {
  const [quantity = 0, price = 0, bill = 0] = ticketNumbers(problem);
  const isFine = isWithin(quantity, 1, 4) && [100, 200, 300].includes(price) && bill === quantity * price;
  return isFine ? null : `the bill of ${bill} is not ${quantity} times ${price}`;
};

/** Checks that bills and coins to count come to what was paid, largest first. */
const notesLaw: Law = ({ paidNotes, operands }) => {
  if (paidNotes === undefined) return null;
  const isSorted = paidNotes.every(
    (note, at) => [25, 100, 500, 1_000].includes(note) && note <= (paidNotes[at - 1] ?? note),
  );
  const sum = paidNotes.reduce((total, note) => total + note, 0);
  return isSorted && sum === operands[1] ? null : `the notes ${paidNotes.join(' ')} are not ${operands[1]}`;
};

const paidLaw =
  (allowed: readonly number[]): Law =>
  (problem) => {
    const [bill = 0, paid = 0] = problem.operands;
    return paid > bill && allowed.includes(paid) ? null : `${bill} is paid with ${paid}`;
  };

const discountLaw: Law = (problem) => {
  const expected = operand(problem, 0) >= 6 ? 15 : 10;
  return operand(problem, 2) === expected ? null : `${operand(problem, 0)} guests get ${operand(problem, 2)} %`;
};

const costLaw: Law = (problem) =>
  operand(problem, 1) * 100 === operand(problem, 0) * 60 ? null : 'the cost is not 60 % of the price';

/** Ranges, arithmetic and ticket of each generator. */
export const variantLaws: Record<ProblemVariant, Law> = {
  single_item: all(ranges(0, 1, 4), ranges(1, 100, 300, 100), answers(product), printsOperands),
  mixed_order: all(
    ranges(0, 1, 4),
    ranges(1, 100, 300, 100),
    ranges(2, 1, 4),
    ranges(3, 100, 300, 100),
    answers(sumOfLines),
    printsOperands,
  ),
  change_small: all(
    smallChangeLaw,
    (problem) => (isWithin(difference(problem.operands), 100, 400) ? null : 'paid is not within 4 of the price'),
    answers(difference),
    prints(([bill = 0, paid = 0], problem) => {
      const order = ticketNumbers(problem).slice(0, 2);
      return problem.paidNotes === undefined ? [...order, bill, paid] : [...order, bill];
    }),
    notesLaw,
  ),
  multiplication: all(ranges(0, 2, 10), ranges(1, 300, 800, 100), answers(product), printsOperands),
  large_order: all(
    ranges(0, 4, 9),
    ranges(1, 700, 1400, 100),
    ranges(2, 4, 9),
    ranges(3, 700, 1400, 100),
    answers(sumOfLines),
    printsOperands,
  ),
  subtotal: all(ranges(0, 2, 5), hasCents(1), ranges(2, 2, 5), hasCents(3), answers(sumOfLines), printsOperands),
  with_tax: all(
    ranges(0, 2, 5),
    hasCents(1),
    ranges(2, 2, 5),
    hasCents(3),
    ranges(4, 8, 8),
    answers((operands) => sumOfLines(operands) * 108, 100),
    printsOperands,
  ),
  group_discount: all(
    ranges(0, 4, 9),
    discountLaw,
    answers(([guests = 0, price = 0, off = 0]) => guests * price * (100 - off), 100),
    prints(([guests = 0, price = 0]) => [guests, price, 6, 15, 6, 10]),
  ),
  service_and_tax: all(
    ranges(0, 6, 13),
    ranges(2, 18, 18),
    ranges(3, 8, 8),
    answers(([guests = 0, price = 0]) => guests * price * 118 * 108, 10_000),
    printsOperands,
  ),
  change_bill: all(ranges(0, 500, 2400), paidLaw([2000, 5000, 10_000]), answers(difference), printsOperands),
  stock_left: all(
    ranges(0, 5, 24),
    ranges(1, 3, 17),
    answers(([start = 0, served = 0]) => start - served),
    printsOperands,
  ),
  fraction_left: all(
    ranges(0, 5, 24),
    fractionLaw,
    answers(([start = 0, numerator = 0, denominator = 1]) => start - (start * numerator) / denominator),
    printsOperands,
  ),
  recipe_part: all(ranges(0, 5, 24), recipeLaw, printsOperands),
  profit_cost: all(
    costLaw,
    answers(([price = 0, cost = 0, quantity = 0]) => (price - cost) * quantity),
    printsOperands,
  ),
  profit_percent: all(
    ranges(1, 60, 60),
    answers(([price = 0, , quantity = 0]) => price * 40 * quantity, 100),
    printsOperands,
  ),
};
