import { formatMoney, formatNumber } from '@countertop/design-system/messages';
import type { CorrectAnswer, Problem } from '@countertop/engine/problems/problem';

/** The right answer in hundredths, like an entry: cents for money, a hundred for each counted thing. */
export function rightHundredths(answer: CorrectAnswer): number {
  return answer.unit === 'money' ? answer.cents : answer.count * 100;
}

/** An answer as it is written: money with the problem's digits, and with cents wherever the entry had some. */
export function answerText(hundredths: number, { answer, moneyDigits }: Problem, locale: string): string {
  if (answer.unit === 'count') return formatNumber(hundredths / 100, locale);
  return formatMoney(hundredths, locale, hundredths % 100 === 0 ? moneyDigits : 2);
}
