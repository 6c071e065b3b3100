import { translate } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { amountText, type Wording } from './amountText.ts';
import { en } from './worked.messages.ts';
import { workedSteps } from './workedSteps.ts';

/** Returns the solution as sentences, one per step and one for the answer, for screen readers and reading aloud. */
export function workedSentences(problem: Problem, options: Pick<Wording, 'locale' | 'isSpoken'>): readonly string[] {
  const t = translate(en, options.locale);
  const wording = { ...options, moneyDigits: problem.moneyDigits };
  const steps = workedSteps(problem);
  const answer = steps.at(-1)?.result;
  const sentences = steps.map(({ sign, left, right, result }) =>
    t(`stepText.${sign}`, {
      left: amountText(left, wording),
      right: amountText(right, wording),
      result: amountText(result, wording),
    }),
  );
  if (answer === undefined) return sentences;
  return [...sentences, t('worked.answerText', { answer: amountText(answer, wording) })];
}
