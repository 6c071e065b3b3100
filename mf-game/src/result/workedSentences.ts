import { translate } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problem/problem';
import { amountText } from '../phrases/ProblemLines.tsx';
import { en } from './messages/en.messages.ts';
import { workedSteps } from './worked.ts';

/** The worked answer in words, one sentence a step and the answer last: what a screen reader and a voice say. */
export function workedSentences(problem: Problem, locale: string): readonly string[] {
  const t = translate(en, locale);
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const steps = workedSteps(problem);
  const answer = steps.at(-1)?.result;
  const sentences = steps.map(({ sign, left, right, result }) =>
    t(`stepWords.${sign}`, {
      left: amountText(left, wording),
      right: amountText(right, wording),
      result: amountText(result, wording),
    }),
  );
  return answer === undefined
    ? sentences
    : [...sentences, t('worked.answerWords', { answer: amountText(answer, wording) })];
}
