import { Button } from '@countertop/design-system/Button';
import { repeatIcon } from '@countertop/design-system/icons';
import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { useEffect, useRef } from 'react';
import { AnswerRow } from './AnswerRow.tsx';
import { answerText, rightHundredths } from './answerText.ts';
import { en } from './result.messages.ts';
import { Reason } from './Reason.tsx';
import { answers, earned, layout } from './ResultDialog.styles.ts';
import { WorkedTicket } from './WorkedTicket.tsx';

/** Why a wrong answer was wrong, how the problem adds up, both numbers, and what the answer earned. */
export function Verdict({ result, onRetryOpened }: { result: Result; onRetryOpened: () => void }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const start = useRef<HTMLDivElement>(null);
  const { isCorrect, problem, mistake, retry } = result;
  // A second try that is checked takes away the field that was in use.
  useEffect(() => {
    if (retry !== null) start.current?.focus();
  }, [retry]);
  const isRight = isCorrect || retry?.status === 'right';
  const yours = answerText(retry?.answerHundredths ?? result.answerHundredths, problem, locale);
  const right = answerText(rightHundredths(problem.answer), problem, locale);
  return (
    <div css={layout} ref={start} tabIndex={-1}>
      {mistake !== null && retry === null && <Reason phrase={mistake.reason} problem={problem} />}
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
