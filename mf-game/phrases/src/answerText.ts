import { formatMoney, formatNumber } from '@countertop/design-system/messages';
import type { CorrectAnswer, Problem } from '@countertop/engine/problems/problem';

/** Returns the correct answer in hundredths: cents for money, 100 for each counted item. */
export function correctHundredths(answer: CorrectAnswer): number {
  return answer.unit === 'money' ? answer.cents : answer.count * 100;
}

/** Formats an answer. Money gets the problem's digits, and cents if the entry had some. */
export function answerText(hundredths: number, { answer, moneyDigits }: Problem, locale: string): string {
  if (answer.unit === 'count') return formatNumber(hundredths / 100, locale);
  return formatMoney(hundredths, locale, hundredths % 100 === 0 ? moneyDigits : 2);
}
