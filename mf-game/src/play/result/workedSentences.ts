import { translate } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { amountText, type Wording } from '../../assist/phrases/amountText.ts';
import { en } from './result.messages.ts';
import { workedSteps } from './workedSteps.ts';

/** The worked answer in words, one sentence a step and the answer last: for screen readers, and spoken out for a voice. */
export function workedSentences(problem: Problem, ear: Pick<Wording, 'locale' | 'isSpoken'>): readonly string[] {
  const t = translate(en, ear.locale);
  const wording = { ...ear, moneyDigits: problem.moneyDigits };
  const steps = workedSteps(problem);
  const answer = steps.at(-1)?.result;
  const sentences = steps.map(({ sign, left, right, result }) =>
    t(`stepWords.${sign}`, {
      left: amountText(left, wording),
      right: amountText(right, wording),
      result: amountText(result, wording),
    }),
  );
  if (answer === undefined) return sentences;
  return [...sentences, t('worked.answerWords', { answer: amountText(answer, wording) })];
}
