import { isCorrect } from './isCorrect.ts';
import { unfitPhrase } from './wording/phraseLaws.properties.ts';
import type { Problem } from './problem.ts';
import { all, answerOf, type Law, numberIn } from './variantLaws.properties.ts';

/** One portion at one dollar: adding or counting anything twice makes two dollars. */
const isSmallest = ({ variant, operands: [quantity, priceCents] }: Problem): boolean =>
  variant === 'single_item' && quantity === 1 && priceCents === 100;

const amountLaw: Law = (problem) => {
  const { mistakes } = problem;
  const least = isSmallest(problem) ? 1 : 2;
  return mistakes.length < least ? `${mistakes.length} mistakes` : null;
};

/** Checks that a wrong answer is wrong and unique, whole for ages 6-9, and in quarters for cups. */
const numberLaw: Law = ({ mistakes, answer, moneyDigits, variant }) => {
  const countStep = variant === 'recipe_part' ? 25 : 100;
  const step = moneyDigits === 0 ? 100 : answer.unit === 'count' ? countStep : 1;
  const seen: number[] = [];
  for (const { hundredths, reason } of mistakes) {
    if (!Number.isSafeInteger(hundredths) || hundredths <= 0) return `${reason.id} leads to ${hundredths}`;
    if (hundredths % step !== 0) return `${reason.id} leads to ${hundredths}, not a multiple of ${step}`;
    if (isCorrect(hundredths, answer)) return `${reason.id} leads to the right answer`;
    if (seen.includes(hundredths)) return `two mistakes lead to ${hundredths}`;
    seen.push(hundredths);
  }
  return null;
};

/** Checks that an explanation has its values, fits the age, and doesn't reveal the answer. */
const reasonLaw: Law = (problem) => {
  const { mistakes, moneyDigits, operands } = problem;
  const answer = problem.answer.unit === 'money' ? answerOf(problem) : null;
  for (const { reason } of mistakes) {
    if (!reason.id.startsWith('mistake.')) return `${reason.id} is no reason`;
    const wrong = unfitPhrase(reason, moneyDigits === 0);
    if (wrong !== null) return wrong;
    for (const name of Object.keys(reason.values)) {
      const value = reason.values[name];
      const number = value !== undefined && 'cents' in value ? numberIn(value) : null;
      if (number !== null && number === answer && !operands.includes(number)) return `${reason.id} says the answer`;
    }
  }
  return null;
};

/** Checks the mistakes of a problem. Returns what is wrong, or null. */
export const mistakeLaw: Law = all(amountLaw, numberLaw, reasonLaw);
