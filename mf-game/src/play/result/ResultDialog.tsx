import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { en } from './result.messages.ts';
import { ReadExplanation } from './ReadExplanation.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { actions, body, footer } from './ResultDialog.styles.ts';
import { SecondTry } from './SecondTry.tsx';
import { Verdict } from './Verdict.tsx';

export interface ResultDialogProps {
  result: Result;
  /** Called by both 'Close' and 'Continue'. */
  onClose: () => void;
  /** Opens a second try with the same numbers. */
  onRetryOpened: () => void;
  /** Shows the next hint of the second try. */
  onRetryHint: () => void;
  /** Checks the answer of the second try. */
  onRetried: (text: string) => void;
  /** Called with the chosen reading of an ambiguous answer, in hundredths. */
  onRetryClarified: (hundredths: number) => void;
}

/** The result of an answer, with an explanation and a second try for practice. */
export function ResultDialog({ result, onClose, onRetryOpened, ...retrying }: ResultDialogProps) {
  const { onRetryHint, onRetried, onRetryClarified } = retrying;
  const t = useMessages(en);
  const { isCorrect, problem, customer, retry } = result;
  const isTrying = retry?.status === 'open';
  return (
    <Dialog
      {...useHeading(result)}
      isOpen
      onOpenChange={onClose}
      portrait={<Customer look={customer.look} mood={isCorrect || retry?.status === 'right' ? 'happy' : 'waiting'} />}
      actions={
        <div css={actions}>
          <Button emphasis="quiet" onPress={onClose}>
            {t('result.close')}
          </Button>
          <Button {...(isTrying ? { emphasis: 'quiet' } : {})} onPress={onClose}>
            {t('result.continue')}
          </Button>
        </div>
      }
    >
      <div css={body}>
        {isTrying ? (
          <SecondTry
            problem={problem}
            retry={retry}
            onHint={onRetryHint}
            onRetried={onRetried}
            onClarified={onRetryClarified}
          />
        ) : (
          <Verdict key={retry?.status} result={result} onRetryOpened={onRetryOpened} />
        )}
        <div css={footer}>
          {!isCorrect && !isTrying && <ReadExplanation result={result} />}
          <ReportProblem key={problem.id} problem={problem} />
        </div>
      </div>
    </Dialog>
  );
}

function useHeading({ isCorrect, customer, retry }: Result): { title: string; description: string } {
  const t = useMessages(en);
  switch (retry?.status) {
    case 'open':
      return { title: t('retry.title'), description: t('retry.lead') };
    case 'right':
      return { title: t('retry.right'), description: t('retry.rightLead') };
    case 'wrong':
      return { title: t('retry.wrong'), description: t('retry.wrongLead') };
    case undefined:
      return isCorrect
        ? { title: t('result.correct'), description: t('result.correct.lead', { name: customer.name }) }
        : { title: t('result.incorrect'), description: t('result.practice') };
  }
}
