import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/Customer';
import { Dialog } from '@countertop/design-system/Dialog';
import { formatMoney, formatNumber, useLocale, useMessages } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/game';
import { en } from '../messages/en.messages.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { answerText, rightHundredths } from './answerText.ts';
import { answers, earned, layout } from './ResultDialog.styles.ts';
import { WorkedTicket } from './WorkedTicket.tsx';

export interface ResultDialogProps {
  result: Result;
  /** 'Close' and 'Continue' both end it. */
  onClose: () => void;
}

/** What came of an answer: right or not, both numbers, how it adds up, and what it earned. */
export function ResultDialog({ result, onClose }: ResultDialogProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { isCorrect, problem, customer } = result;
  const yours = answerText(result.answerHundredths, problem, locale);
  const right = answerText(rightHundredths(problem.answer), problem, locale);
  return (
    <Dialog
      title={t(isCorrect ? 'result.correct' : 'result.incorrect')}
      description={isCorrect ? t('result.correct.lead', { name: customer.name }) : t('result.practice')}
      isOpen
      onOpenChange={onClose}
      portrait={<Customer look={customer.look} mood={isCorrect ? 'happy' : 'waiting'} />}
      actions={
        <>
          <Button emphasis="quiet" onPress={onClose}>
            {t('result.close')}
          </Button>
          <Button onPress={onClose}>{t('result.continue')}</Button>
        </>
      }
    >
      <div css={layout}>
        <WorkedTicket problem={problem} />
        <div css={answers}>
          <AnswerRow isRight={isCorrect} label={t('result.yours')} value={yours} />
          <AnswerRow isRight label={t('result.right')} value={right} />
          {isCorrect ? <Earned result={result} /> : <p css={earned}>{t('result.noPoints')}</p>}
        </div>
      </div>
    </Dialog>
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
