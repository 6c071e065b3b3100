import { Balance } from '@countertop/design-system/artwork/Balance';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket } from '@countertop/design-system/Ticket';
import type { Result } from '@countertop/engine/play/game';
import { phraseText } from '@countertop/phrases/phraseText';
import { useId, useRef, useState } from 'react';
import { OrderZone } from '../order/OrderZone.tsx';
import { useIsScrollable } from '../order/useIsScrollable.ts';
import { AnswerLine } from './AnswerLine.tsx';
import { balanceText } from './balanceText.ts';
import { Earned } from './Earned.tsx';
import { OrderedLines } from './OrderedLines.tsx';
import { en } from './result.messages.ts';
import type { DialogAttributes } from './dialogAttributes.ts';
import { figures, head, portrait, reason, scroll, sheet, stamp, worked } from './ResultDialog.styles.ts';
import { unknownMistakeText } from './unknownMistake.ts';
import { VerdictActions } from './VerdictActions.tsx';
import { WorkedSteps } from '@countertop/phrases/WorkedSteps';

export interface VerdictProps {
  dialog: DialogAttributes;
  result: Result;
  onClose: () => void;
  onRetryOpened: () => void;
}

/** Whether the answer was right, why not, what was earned, and what to do next. The solution is shown on request. */
export function Verdict({ dialog, result, onClose, onRetryOpened }: VerdictProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const { isCorrect, problem, mistake, retry, customer } = result;
  const isRight = isCorrect || retry?.status === 'right';
  const [isRevealed, setRevealed] = useState(retry !== null);
  const { title, text } = useHeadline(result);
  const earnedId = useId();
  const scrollRef = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(scrollRef);
  const showsReason = !isCorrect && retry === null;
  const balance = balanceText(result, { locale, isExact: isCorrect || isRevealed });

  return (
    <OrderZone
      {...dialog}
      // Read when the dialog opens: the reason, and what was earned.
      aria-describedby={`${dialog['aria-describedby']} ${earnedId}`}
      isLong
      ticket={
        <Ticket isFilled>
          <div css={sheet} data-right={isRight || undefined}>
            <div css={head}>
              <span css={portrait}>
                <Customer look={customer.look} mood={isRight ? 'happy' : 'waiting'} />
              </span>
              <h2
                css={stamp}
                id={dialog['aria-labelledby']}
                data-right={isRight || undefined}
                data-retried={retry !== null || undefined}
              >
                {title}
              </h2>
              <IconButton icon={crossIcon} label={t('result.close')} onPress={onClose} />
            </div>
            <div
              css={scroll}
              ref={scrollRef}
              {...(isScrollable ? { tabIndex: 0, role: 'group', 'data-scrolls': '' } : {})}
            >
              <p css={reason} id={dialog['aria-describedby']} data-lead={!showsReason || mistake === null || undefined}>
                {showsReason ? reasonText(result, locale) : text}
              </p>
              {isRevealed ? (
                <div css={worked}>
                  <WorkedSteps problem={problem} />
                </div>
              ) : (
                <OrderedLines result={result} />
              )}
              <div css={figures}>
                <AnswerLine result={result} isRevealed={isCorrect || isRevealed} />
                <Balance {...balance} />
                <Earned id={earnedId} result={result} saysPractice={showsReason} />
              </div>
            </div>
            <VerdictActions
              result={result}
              isRevealed={isRevealed}
              onReveal={() => setRevealed(true)}
              onRetryOpened={onRetryOpened}
              onClose={onClose}
            />
          </div>
        </Ticket>
      }
    />
  );
}

function reasonText(result: Result, locale: string): string {
  const { mistake, problem } = result;
  if (mistake === null) return unknownMistakeText(result, { locale });
  return phraseText(mistake.reason, { locale, moneyDigits: problem.moneyDigits });
}

function useHeadline({ isCorrect, customer, retry }: Result): { title: string; text: string } {
  const t = useMessages(en);
  switch (retry?.status) {
    case 'right':
      return { title: t('retry.right'), text: t('retry.rightLead') };
    case 'wrong':
      return { title: t('retry.wrong'), text: t('retry.wrongLead') };
    case 'open':
    case undefined:
      return isCorrect
        ? { title: t('result.correct'), text: t('result.correct.lead', { name: customer.name }) }
        : { title: t('result.incorrect'), text: t('result.practice') };
  }
}
