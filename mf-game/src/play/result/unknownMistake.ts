import { translate } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import type { Phrase, Problem } from '@countertop/engine/problems/problem';
import type { Wording } from '@countertop/phrases/amountText';
import { correctHundredths } from '@countertop/phrases/answerText';
import { phraseText } from '@countertop/phrases/phraseText';
import { en } from './result.messages.ts';

/** How far an answer is off, as a part of the right one. The exact difference would reveal the right answer. */
const [close, far] = [0.1, 0.5];

/** Returns the hint that takes the first step: the one after the method. */
export function firstStep({ hints }: Problem): Phrase | null {
  return hints[hints.findIndex(({ id }) => id.includes('.method')) + 1] ?? null;
}

function distance({ problem, answerHundredths }: Result): keyof typeof en {
  const right = correctHundredths(problem.answer);
  const error = (answerHundredths - right) / right;
  const size = Math.abs(error);
  if (size <= close) return error > 0 ? 'result.off.closeHigh' : 'result.off.closeLow';
  if (size < far) return error > 0 ? 'result.off.high' : 'result.off.low';
  return error > 0 ? 'result.off.farHigh' : 'result.off.farLow';
}

/** Explains a wrong answer that no known mistake leads to: how far off it is, in which direction, and the first step. */
export function unknownMistakeText(result: Result, { locale, isSpoken = false }: Omit<Wording, 'moneyDigits'>): string {
  const t = translate(en, locale);
  const step = firstStep(result.problem);
  const off = t(distance(result));
  if (step === null) return off;
  const wording = { locale, isSpoken, moneyDigits: result.problem.moneyDigits };
  return `${off} ${t('result.off.firstStep', { step: phraseText(step, wording) })}`;
}
