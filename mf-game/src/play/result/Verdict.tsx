import { Button } from '@countertop/design-system/Button';
import { Icon } from '@countertop/design-system/Icon';
import { checkIcon, crossIcon, hintIcon, repeatIcon } from '@countertop/design-system/icons';
import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { useEffect, useRef } from 'react';
import { phraseText } from '@countertop/phrases/phraseText';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { en } from './result.messages.ts';
import { answerRow, answers, earned, layout, reason } from './ResultDialog.styles.ts';
import { WorkedTicket } from './WorkedTicket.tsx';

/** The reason for a mistake, the worked steps, both answers and what was earned. */
export function Verdict({ result, onRetryOpened }: { result: Result; onRetryOpened: () => void }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const container = useRef<HTMLDivElement>(null);
  const { isCorrect, problem, mistake, retry } = result;
  // Checking the second try removes the focused answer field.
  useEffect(() => {
    if (retry !== null) container.current?.focus();
  }, [retry]);
  const isRight = isCorrect || retry?.status === 'right';
  const yours = answerText(retry?.answerHundredths ?? result.answerHundredths, problem, locale);
  const right = answerText(correctHundredths(problem.answer), problem, locale);
  return (
    <div css={layout} ref={container} tabIndex={-1}>
      {mistake !== null && retry === null && (
        <div css={reason}>
          <Icon icon={hintIcon} size="large" />
          <p>{phraseText(mistake.reason, { locale, moneyDigits: problem.moneyDigits })}</p>
        </div>
      )}
      <WorkedTicket problem={problem} />
      <div css={answers}>
        <AnswerRow isRight={isRight} label={t('result.yours')} value={yours} />
        <AnswerRow isRight label={t('result.right')} value={right} />
        {isCorrect ? <Earned result={result} /> : <p css={earned}>{t('result.noPoints')}</p>}
        {!isCorrect && retry === null && (
          <Button emphasis="quiet" icon={repeatIcon} onPress={onRetryOpened}>
            {t('retry.open')}
          </Button>
        )}
      </div>
    </div>
  );
}

function AnswerRow({ isRight, label, value }: { isRight: boolean; label: string; value: string }) {
  return (
    <p css={answerRow} data-answer="" data-right={isRight || undefined}>
      <Icon icon={isRight ? checkIcon : crossIcon} />
      <span>{label}</span>
      <b dir="ltr">{value}</b>
    </p>
  );
}

function Earned({ result: { pointsEarned, moneyEarnedCents } }: { result: Result }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  return (
    <dl css={earned}>
      <dt>{t('result.points')}</dt>
      <dd dir="ltr">{t('result.pointsValue', { points: formatNumber(pointsEarned, locale) })}</dd>
      <dt>{t('result.money')}</dt>
      <dd dir="ltr">{t('result.moneyValue', { money: formatMoney(moneyEarnedCents, locale, 0) })}</dd>
    </dl>
  );
}
