import { Icon } from '@countertop/design-system/Icon';
import { checkIcon, crossIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { en } from './result.messages.ts';
import { answer, answers } from './ResultDialog.styles.ts';

/** The last line of the ticket: the child's answer, and the right one once it is revealed. */
export function AnswerLine({ result, isRevealed }: { result: Result; isRevealed: boolean }) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { isCorrect, problem, retry } = result;
  const isRight = isCorrect || retry?.status === 'right';
  return (
    <div css={answers}>
      <Answer
        isRight={isRight}
        label={t('result.yours')}
        value={answerText(retry?.answerHundredths ?? result.answerHundredths, problem, locale)}
      />
      {isRevealed && (
        <Answer
          isRight
          // One check mark is enough for two equal numbers.
          hasMark={!isRight}
          label={t('result.right')}
          value={answerText(correctHundredths(problem.answer), problem, locale)}
        />
      )}
    </div>
  );
}

interface AnswerProps {
  isRight: boolean;
  hasMark?: boolean;
  label: string;
  value: string;
}

function Answer({ isRight, hasMark = true, label, value }: AnswerProps) {
  return (
    <p css={answer} data-right={isRight || undefined}>
      <span>{label}</span>
      <b dir="ltr">{value}</b>
      {hasMark && <Icon icon={isRight ? checkIcon : crossIcon} />}
    </p>
  );
}
