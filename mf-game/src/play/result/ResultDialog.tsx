import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import type { Result } from '@countertop/engine/play/game';
import { en } from './result.messages.ts';
import { ReadWhy } from './ReadWhy.tsx';
import { ReportProblem } from './ReportProblem.tsx';
import { body, foot, ways } from './ResultDialog.styles.ts';
import { SecondTry } from './SecondTry.tsx';
import { Verdict } from './Verdict.tsx';

export interface ResultDialogProps {
  result: Result;
  /** 'Close' and 'Continue' both end it. */
  onClose: () => void;
  /** Opens the second try on the same numbers. */
  onRetryOpened: () => void;
  /** Checks an entry of the second try. */
  onRetried: (text: string) => void;
  /** Which reading of an entry that can be read two ways was meant, in hundredths. */
  onRetryClarified: (hundredths: number) => void;
}

/** What came of an answer: right or not, why, how it adds up, what it earned, and a second try for the learning. */
export function ResultDialog({ result, onClose, onRetryOpened, onRetried, onRetryClarified }: ResultDialogProps) {
  const t = useMessages(en);
  const { isCorrect, problem, customer, retry } = result;
  const isTrying = retry?.status === 'open';
  return (
    <Dialog
      {...useHead(result)}
      isOpen
      onOpenChange={onClose}
      portrait={<Customer look={customer.look} mood={isCorrect || retry?.status === 'right' ? 'happy' : 'waiting'} />}
      actions={
        <div css={ways}>
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
          <SecondTry problem={problem} question={retry.question} onRetried={onRetried} onClarified={onRetryClarified} />
        ) : (
          <Verdict key={retry?.status} result={result} onRetryOpened={onRetryOpened} />
        )}
        <div css={foot}>
          {!isCorrect && !isTrying && <ReadWhy result={result} />}
          <ReportProblem key={problem.id} problem={problem} />
        </div>
      </div>
    </Dialog>
  );
}

/** Title and the line under it. */
function useHead({ isCorrect, customer, retry }: Result): { title: string; description: string } {
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
