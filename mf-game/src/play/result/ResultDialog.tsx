import type { Result } from '@countertop/engine/play/game';
import { useId } from 'react';
import { SecondTry } from './SecondTry.tsx';
import { Verdict } from './Verdict.tsx';
import { useInertOutside } from './useInertOutside.ts';

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

/**
 * The result of an answer: the ticket turned over, in the place of the order, with the restaurant in view. A modal dialog; the
 * game's keyboard closes it by Escape.
 */
export function ResultDialog({ result, onClose, onRetryOpened, ...retrying }: ResultDialogProps) {
  const titleId = useId();
  const textId = useId();
  const zone = useInertOutside();
  const { retry, problem, moneySupport } = result;
  const dialog = {
    ref: zone,
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': titleId,
    'aria-describedby': textId,
    'data-place': 'order',
  } as const;

  if (retry?.status === 'open') {
    return (
      <SecondTry
        dialog={dialog}
        problem={problem}
        moneySupport={moneySupport}
        retry={retry}
        onClose={onClose}
        onHint={retrying.onRetryHint}
        onRetried={retrying.onRetried}
        onClarified={retrying.onRetryClarified}
      />
    );
  }
  return (
    <Verdict key={retry?.status} dialog={dialog} result={result} onClose={onClose} onRetryOpened={onRetryOpened} />
  );
}
