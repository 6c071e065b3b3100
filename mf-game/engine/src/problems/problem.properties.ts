import type { AgeBand, Tier } from './band.ts';
import type { DishId, MenuItem } from '../play/day/menu.ts';
import { mistakeLaw } from './mistakeLaws.properties.ts';
import { unfit, unfitPhrase } from './wording/phraseLaws.properties.ts';
import type { Phrase, PhraseValue, Problem, ProblemType, ProblemVariant } from './problem.ts';
import { all, answerOf, collectNumbers, type Law, numberIn, ranges, variantLaws } from './variantLaws.properties.ts';

/** Generators of each type and band, with their time limits in seconds. */
const secondsFor: Record<ProblemType, Record<AgeBand, Partial<Record<ProblemVariant, number>>>> = {
  order_total: {
    ages_6_7: { single_item: 60, change_small: 60, mixed_order: 90 },
    ages_8_9: { multiplication: 45, large_order: 75 },
    ages_10_12: { subtotal: 75, with_tax: 90 },
    ages_12_plus: { group_discount: 120, service_and_tax: 150 },
  },
  change_calculation: {
    ages_6_7: { change_small: 45 },
    ages_8_9: { change_bill: 35 },
    ages_10_12: { change_bill: 25 },
    ages_12_plus: { change_bill: 25 },
  },
  inventory_management: {
    ages_6_7: { stock_left: 45 },
    ages_8_9: { stock_left: 35 },
    ages_10_12: { stock_left: 25, fraction_left: 25, recipe_part: 25 },
    ages_12_plus: { stock_left: 25 },
  },
  pricing: {
    ages_6_7: { profit_cost: 50 },
    ages_8_9: { profit_cost: 40 },
    ages_10_12: { profit_percent: 30 },
    ages_12_plus: { profit_percent: 30 },
  },
};

const limitLaw: Law = ({ type, band, variant, timeLimitSeconds }) =>
  secondsFor[type][band][variant] === timeLimitSeconds ? null : `${type} ${variant} has ${timeLimitSeconds} s`;

const tiers: Record<AgeBand, Tier> = {
  ages_6_7: 'beginner',
  ages_8_9: 'intermediate',
  ages_10_12: 'advanced',
  ages_12_plus: 'advanced',
};
const tierLaw: Law = ({ tier, band }) => (tiers[band] === tier ? null : `${band} is ${tier}`);

const pricingQuantityLaw: Law = (problem) => {
  if (problem.type !== 'pricing') return null;
  return problem.tier === 'beginner' ? ranges(2, 1, 5)(problem) : ranges(2, 5, 14)(problem);
};

const answerLaw: Law = (problem) => {
  const answer = answerOf(problem);
  const isExact = Number.isSafeInteger(problem.variant === 'recipe_part' ? 4 * answer : answer);
  if (!isExact || answer < 0) return `the answer is ${answer}`;
  return (problem.answer.unit === 'count') === (problem.type === 'inventory_management') ? null : 'wrong unit';
};

const phraseLaw: Law = ({ band, moneyDigits, answer, context, lines, question, hints }) => {
  const isYoung = band === 'ages_6_7' || band === 'ages_8_9';
  if (moneyDigits !== (isYoung ? 0 : 2)) return `money has ${moneyDigits} digits`;
  if (isYoung && answer.unit === 'money' && answer.cents % 100 !== 0) return 'cents in the answer';
  for (const line of lines) {
    const wrong = unfitPhrase(line.phrase, isYoung) ?? (line.amount === undefined ? null : unfit(line.amount, isYoung));
    if (wrong !== null) return wrong;
  }
  for (const hint of hints) {
    const wrong = unfitPhrase(hint, isYoung);
    if (wrong !== null) return wrong;
  }
  return unfitPhrase(context, isYoung) ?? unfitPhrase(question, isYoung);
};

/** Checks that context and question mention only given numbers. */
const questionLaw: Law = ({ context, question, operands }) => {
  const said: number[] = [];
  collectNumbers(context, said);
  collectNumbers(question, said);
  const strange = said.find((value) => !operands.includes(value));
  return strange === undefined ? null : `the question says ${strange}`;
};

/** Returns the result of an example. */
const resultOf = ({ values }: Phrase): PhraseValue | undefined => values['total'] ?? values['change'] ?? values['left'];

/** Checks for three or more hints that don't reveal the answer; the last is an example with another result. */
const hintLaw: Law = (problem) => {
  const { hints, variant, operands } = problem;
  const example = hints.at(-1);
  if (hints.length < 3 || !example?.id.startsWith(`hint.${variant}.example`)) return `${hints.length} hints`;
  const result = resultOf(example);
  if (result === undefined || numberIn(result) === answerOf(problem)) return 'the example is the answer';
  const told: number[] = [];
  for (const hint of hints) if (hint !== example) collectNumbers(hint, told);
  const answer = answerOf(problem);
  return told.includes(answer) && !operands.includes(answer) ? 'a hint says the answer' : null;
};

const laws = all(tierLaw, limitLaw, answerLaw, phraseLaw, pricingQuantityLaw, questionLaw, hintLaw, mistakeLaw);

/** Checks the laws of a problem. Returns what is wrong, or null. */
export function violation(problem: Problem, menu: readonly MenuItem[]): string | null {
  const isOnMenu = (dish: DishId | undefined): boolean => dish === undefined || menu.some(({ id }) => id === dish);
  const isKnown = isOnMenu(problem.dish) && problem.lines.every(({ dish }) => isOnMenu(dish));
  return isKnown ? (laws(problem) ?? variantLaws[problem.variant](problem)) : 'a dish that is not on the menu';
}
