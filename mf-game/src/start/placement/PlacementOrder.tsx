import { Button } from '@countertop/design-system/Button';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { gradeAnswer } from '@countertop/engine/answers/gradeAnswer';
import { readAnswer } from '@countertop/engine/answers/answer';
import type { Order } from '@countertop/engine/play/game';
import { placementOrders } from '@countertop/engine/play/order/placement';
import type { Problem } from '@countertop/engine/problems/problem';
import { answerText, correctHundredths } from '@countertop/phrases/answerText';
import { useEffect, useId, useRef, useState } from 'react';
import { useReadsByItself } from '../../assist/read-aloud/Listening.tsx';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { AmbiguousAnswer } from '../../play/order/AmbiguousAnswer.tsx';
import { OrderTicket } from '../../play/order/OrderTicket.tsx';
import { tools } from '../../play/order/OrderTools.styles.ts';
import { OrderZone } from '../../play/order/OrderZone.tsx';
import { useEntry } from '../../play/order/useEntry.ts';
import { useSpokenProblem } from '../../play/order/useSpokenProblem.ts';
import { en as playTexts } from '../../play/play.messages.ts';
import { en } from './placement.messages.ts';
import { verdict as verdictStyle } from './PlacementScreen.styles.ts';

export type PlacementVerdict = 'right' | 'wrong' | 'skipped';

export interface PlacementOrderProps {
  problem: Problem;
  /** From 1. */
  number: number;
  /** The look of the customer. */
  look: number;
  /** Null until the order is answered. */
  verdict: PlacementVerdict | null;
  onVerdict: (verdict: PlacementVerdict) => void;
  onNext: () => void;
}

/** Ticket and keys of an order; once it is answered, the verdict and the way to the next one. */
export function PlacementOrder({ problem, number, look, verdict, onVerdict, onNext }: PlacementOrderProps) {
  const t = useMessages(en);
  const tPlay = useMessages(playTexts);
  const [question, setQuestion] = useState<Order['question']>(null);
  const { texts, currentSentence, onSentence } = useSpokenProblem(problem);
  const readsByItself = useReadsByItself();
  const grade = (hundredths: number) => onVerdict(gradeAnswer(problem, hundredths).isCorrect ? 'right' : 'wrong');
  const entry = useEntry({
    unit: problem.answer.unit,
    onAnswer: (text) => {
      const reading = readAnswer(text, problem.answer.unit);
      if (reading.kind === 'number') grade(reading.hundredths);
      if (reading.kind === 'ambiguous') setQuestion({ text, readings: reading.readings });
    },
  });
  const isDisabled = question !== null || verdict !== null;
  const answer = { onChange: entry.change, onSubmit: entry.check };
  return (
    <OrderZone
      aria-label={tPlay('order.region')}
      keys={{ ...answer, value: entry.text, isDisabled }}
      ticket={
        <OrderTicket
          {...answer}
          problem={problem}
          look={look}
          title={t('placement.order', { number, total: placementOrders })}
          text={entry.text}
          hasField
          errorMessage={entry.error === null ? undefined : tPlay(`order.${entry.error}`)}
          currentSentence={currentSentence}
          tools={
            <div css={tools}>
              <ReadButton
                sentences={texts}
                onSentence={onSentence}
                isSilent={verdict !== null}
                startsAutomatically={readsByItself}
              />
            </div>
          }
          {...(question !== null && { instead: <AmbiguousAnswer question={question} onClarified={grade} /> })}
          {...(verdict !== null && {
            instead: <Verdict {...{ verdict, problem, onNext }} isLast={number === placementOrders} />,
          })}
        />
      }
    />
  );
}

interface VerdictProps extends Pick<PlacementOrderProps, 'problem' | 'onNext'> {
  verdict: PlacementVerdict;
  isLast: boolean;
}

/** The button takes the focus and is described by the verdict, so that both are announced. */
function Verdict({ verdict, problem, isLast, onNext }: VerdictProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const solution = answerText(correctHundredths(problem.answer), problem, locale);
  useEffect(() => {
    box.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div css={verdictStyle} data-right={verdict === 'right' || undefined} ref={box}>
      <p id={id}>{verdict === 'right' ? t('placement.right') : t(`placement.${verdict}`, { answer: solution })}</p>
      <Button tone="accent" size="medium" aria-describedby={id} onPress={onNext}>
        {t(isLast ? 'placement.finish' : 'placement.next')}
      </Button>
    </div>
  );
}
