import { Button } from '@countertop/design-system/Button';
import { repeatIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { ReadExplanation } from './ReadExplanation.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { actions, footer } from './ResultDialog.styles.ts';
import { en } from './result.messages.ts';

export interface VerdictActionsProps {
  result: Result;
  isRevealed: boolean;
  onReveal: () => void;
  onRetryOpened: () => void;
  onClose: () => void;
}

/** One bright next step, which has the focus: a second try after a wrong answer, otherwise continuing. */
export function VerdictActions({ result, isRevealed, onReveal, onRetryOpened, onClose }: VerdictActionsProps) {
  const t = useMessages(en);
  const { isCorrect, retry, problem } = result;
  const canRetry = !isCorrect && retry === null;
  const isRetryNext = canRetry && !isRevealed;
  const retryAgain = (
    <Button
      key="retry"
      variant={isRetryNext ? 'solid' : 'outline'}
      tone={isRetryNext ? 'accent' : 'neutral'}
      icon={repeatIcon}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves the focus, and Enter goes on
      autoFocus={isRetryNext}
      onPress={onRetryOpened}
    >
      {t('retry.open')}
    </Button>
  );
  return (
    <div>
      <div css={actions} data-choices={canRetry ? (isRetryNext ? 'three' : 'two') : undefined}>
        {canRetry && retryAgain}
        {isRetryNext && (
          <Button variant="outline" onPress={onReveal}>
            {t('result.reveal')}
          </Button>
        )}
        <Button
          // The pressed button is gone after the solution was shown, so the focus moves here.
          key={isRetryNext ? 'later' : 'next'}
          variant={isRetryNext ? 'outline' : 'solid'}
          tone={isRetryNext ? 'neutral' : 'accent'}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog moves the focus, and Enter goes on
          autoFocus={!isRetryNext}
          onPress={onClose}
        >
          {t('result.continue')}
        </Button>
      </div>
      <div css={footer}>
        {isCorrect && !isRevealed && (
          <Button variant="text" size="medium" onPress={onReveal}>
            {t('result.reveal')}
          </Button>
        )}
        {!isCorrect && <ReadExplanation result={result} isSolutionShown={isRevealed} />}
        <ReportProblem key={problem.id} problem={problem} />
      </div>
    </div>
  );
}
