import type { BalanceProps } from '@countertop/design-system/artwork/Balance';
import { formatNumber, translate } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { en } from './result.messages.ts';

/** An answer this far off, as a part of the right one, is called "far" too much. */
const far = 0.5;

interface BalanceOptions {
  readonly locale: string;
  /** Whether to show the difference, which reveals the right answer. */
  readonly isExact: boolean;
}

/** Returns how the bars of the latest answer stand, and the same in words. */
export function balanceText(result: Result, { locale, isExact }: BalanceOptions): BalanceProps {
  const t = translate(en, locale);
  const { problem, retry } = result;
  const right = correctHundredths(problem.answer);
  const difference = (retry?.answerHundredths ?? result.answerHundredths) - right;
  if (result.isCorrect || retry?.status === 'right') return { error: 0, label: t('result.balance.right') };
  const error = difference / Math.max(right, 100);
  const isMore = difference > 0;
  if (!isExact) {
    const isFar = Math.abs(error) >= far;
    if (isMore) return { error, label: t(isFar ? 'result.balance.farMore' : 'result.balance.more') };
    return { error, label: t(isFar ? 'result.balance.farLess' : 'result.balance.less') };
  }
  if (problem.answer.unit === 'count') {
    const count = formatNumber(Math.abs(difference) / 100, locale);
    return { error, label: t(isMore ? 'result.balance.tooMany' : 'result.balance.tooFew', { difference: count }) };
  }
  const amount = answerText(Math.abs(difference), problem, locale);
  return { error, label: t(isMore ? 'result.balance.tooMuch' : 'result.balance.tooLittle', { difference: amount }) };
}
