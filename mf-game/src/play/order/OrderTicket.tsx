import { AnswerField } from '@countertop/design-system/AnswerField';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketRule } from '@countertop/design-system/Ticket';
import type { Order } from '@countertop/engine/play/game';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { en } from '../play.messages.ts';
import { phraseText } from '@countertop/phrases/phraseText';
import { ProblemLines } from '@countertop/phrases/ProblemLines';
import type { SpokenSentence } from '@countertop/phrases/spokenProblem';
import { HighlightedText } from '../../assist/read-aloud/HighlightedText.tsx';
import {
  answerRow,
  ask,
  context as contextStyle,
  customer as customerStyle,
  head,
  lines,
  sheet,
  slot,
  title,
} from './OrderTicket.styles.ts';
import { TimeLeft } from './TimeLeft.tsx';

export interface OrderTicketProps {
  order: Order;
  /** The text in the answer field. */
  text: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  errorMessage: string | undefined;
  hints: ReactNode;
  /** The help buttons in the ticket's header. */
  tools: ReactNode;
  /** The sentence being read aloud. */
  currentSentence: SpokenSentence | null;
}

/** The ticket of an order: customer, ordered dishes, question and answer field. */
export function OrderTicket({ order, text, onChange, onSubmit, ...props }: OrderTicketProps) {
  const { errorMessage, hints, tools, currentSentence } = props;
  const t = useMessages(en);
  const { locale } = useLocale();
  const { problem, customer, tableId } = order;
  const questionId = useId();
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // On touch screens, focusing the field would open the system keyboard over our keys.
  useEffect(() => {
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    (isTouch ? heading : field).current?.focus({ preventScroll: true });
  }, []);
  const wording = { locale, moneyDigits: problem.moneyDigits };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <Ticket>
      <div css={sheet}>
        <div css={head}>
          <span css={customerStyle}>
            <Customer look={customer.look} mood="waiting" />
          </span>
          <h2 css={title} ref={heading} tabIndex={-1}>
            {t('order.title', { number: tableId, name: customer.name })}
          </h2>
          <TimeLeft timeLeftMs={order.timeLeftMs} />
          {tools}
        </div>
        <div id={questionId}>
          <p css={contextStyle}>
            <HighlightedText
              text={phraseText(problem.context, wording)}
              place="context"
              currentSentence={currentSentence}
            />
          </p>
          <div css={lines}>
            <ProblemLines
              problem={problem}
              renderLabel={(line, place) => (
                <HighlightedText text={line} place={place} currentSentence={currentSentence} />
              )}
            />
          </div>
        </div>
        {hints}
        <TicketRule />
        <form css={answerRow} onSubmit={submit} noValidate>
          <p css={ask} id={`${questionId}-ask`}>
            <HighlightedText
              text={phraseText(problem.question, wording)}
              place="question"
              currentSentence={currentSentence}
            />
          </p>
          <div css={slot}>
            <AnswerField
              label={t(problem.answer.unit === 'money' ? 'order.answerUnit.money' : 'order.answer')}
              aria-describedby={`${questionId}-ask ${questionId}`}
              {...(problem.answer.unit === 'money' ? { sign: '$' } : {})}
              value={text}
              onChange={onChange}
              errorMessage={errorMessage}
              inputRef={field}
            />
          </div>
        </form>
      </div>
    </Ticket>
  );
}
