import { AnswerField } from '@countertop/design-system/AnswerField';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Problem } from '@countertop/engine/problems/problem';
import { phraseText } from '@countertop/phrases/phraseText';
import type { SpokenSentence } from '@countertop/phrases/spokenProblem';
import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { HighlightedText } from '../../assist/read-aloud/HighlightedText.tsx';
import { en } from '../play.messages.ts';
import { answerRow, ask, slot } from './OrderTicket.styles.ts';

export interface AnswerFormProps {
  problem: Problem;
  /** The ID of the order above the question. */
  detailsId: string;
  /** Gets the focus on touch screens. */
  headingRef: RefObject<HTMLElement | null>;
  text: string;
  /** Whether the answer is typed here. Else the drawer is below, which takes the focus. */
  hasField: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  errorMessage: string | undefined;
  currentSentence: SpokenSentence | null;
}

/** The question, with the field below it unless the answer is laid down in the drawer. */
export function AnswerForm({
  problem,
  detailsId,
  headingRef,
  onSubmit,
  currentSentence,
  hasField,
  ...input
}: AnswerFormProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const askId = useId();
  const field = useRef<HTMLInputElement>(null);
  // On touch screens, focusing the field would open the system keyboard over our keys.
  // A layout effect, so that the drawer takes the focus after the heading.
  useLayoutEffect(() => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    (isTouch || !hasField ? headingRef : field).current?.focus({ preventScroll: true });
  }, [headingRef, hasField]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const isMoney = problem.answer.unit === 'money';
  return (
    <form css={answerRow} onSubmit={submit} noValidate>
      <p css={ask} id={askId}>
        <HighlightedText
          text={phraseText(problem.question, { locale, moneyDigits: problem.moneyDigits })}
          place="question"
          currentSentence={currentSentence}
        />
      </p>
      {hasField && (
        <div css={slot}>
          <AnswerField
            label={t(isMoney ? 'order.answerUnit.money' : 'order.answer')}
            aria-describedby={`${askId} ${detailsId}`}
            {...(isMoney ? { sign: '$' } : {})}
            value={input.text}
            onChange={input.onChange}
            errorMessage={input.errorMessage}
            inputRef={field}
          />
        </div>
      )}
    </form>
  );
}
