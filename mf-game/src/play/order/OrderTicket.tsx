import { Customer } from '@countertop/design-system/artwork/Customer';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { Ticket } from '@countertop/design-system/Ticket';
import type { Problem } from '@countertop/engine/problems/problem';
import { type ReactNode, useId, useRef } from 'react';
import { phraseText } from '@countertop/phrases/phraseText';
import { ProblemLines } from '@countertop/phrases/ProblemLines';
import type { SpokenSentence } from '@countertop/phrases/spokenProblem';
import { en } from '../play.messages.ts';
import { HighlightedText } from '../../assist/read-aloud/HighlightedText.tsx';
import {
  body,
  context as contextStyle,
  customer as customerStyle,
  foot,
  head,
  lines,
  note as noteStyle,
  sheet,
  title as titleStyle,
} from './OrderTicket.styles.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { useIsScrollable } from './useIsScrollable.ts';

export interface OrderTicketProps {
  problem: Problem;
  /** The look of the customer next to the title. */
  look?: number;
  title: string;
  titleId?: string;
  /** The ID of the order above the question, if keys outside the ticket are described by it. */
  detailsId?: string;
  /** A remark below the order. */
  note?: ReactNode;
  /** The text in the answer field. */
  text: string;
  /** Whether the answer is typed here. Else the drawer is below. */
  hasField: boolean;
  onChange: (text: string) => void;
  onSubmit: () => void;
  errorMessage: string | undefined;
  /** Time and help buttons, in the head. */
  tools?: ReactNode;
  /** Takes the place of the head and of the sentence below it. */
  hint?: ReactNode;
  /** Takes the place of question and answer field. */
  instead?: ReactNode;
  /** The sentence being read aloud. */
  currentSentence?: SpokenSentence | null;
}

/** The ticket of an order: customer, ordered dishes, question and answer field. */
export function OrderTicket({ problem, look, title, titleId, note, tools, hint, instead, ...props }: OrderTicketProps) {
  const ownId = useId();
  const { currentSentence = null, detailsId = ownId, ...form } = props;
  const t = useMessages(en);
  const { locale } = useLocale();
  const bodyRef = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isScrollable = useIsScrollable(bodyRef);
  const isHinted = hint !== undefined;
  const wording = { locale, moneyDigits: problem.moneyDigits };

  return (
    <Ticket isFilled>
      <div css={sheet} data-crowded={problem.lines.length > 2 || undefined}>
        <div>
          <div css={head} data-hinted={isHinted || undefined}>
            {/* The heading stays, because it may have the focus. */}
            <h2 css={titleStyle} id={titleId} data-extra={look === undefined || undefined} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {!isHinted && look !== undefined && (
              <span css={customerStyle}>
                <Customer look={look} mood="waiting" />
              </span>
            )}
            {!isHinted && tools}
          </div>
          <div aria-live="polite">{hint}</div>
        </div>
        <div
          css={body}
          id={detailsId}
          ref={bodyRef}
          {...(isScrollable ? { tabIndex: 0, role: 'group', 'data-scrolls': '' } : {})}
        >
          {!isHinted && (
            <p css={contextStyle}>
              {problem.asker !== 'customer' && <b>{`${t(`order.asker.${problem.asker}`)} `}</b>}
              <HighlightedText
                text={phraseText(problem.context, wording)}
                place="context"
                currentSentence={currentSentence}
              />
            </p>
          )}
          <div css={lines}>
            <ProblemLines
              problem={problem}
              renderLabel={(line, place) => (
                <HighlightedText text={line} place={place} currentSentence={currentSentence} />
              )}
            />
          </div>
          {note !== undefined && <div css={noteStyle}>{note}</div>}
        </div>
        <div css={foot}>
          {instead ?? (
            <AnswerForm
              problem={problem}
              detailsId={detailsId}
              headingRef={heading}
              currentSentence={currentSentence}
              {...form}
            />
          )}
        </div>
      </div>
    </Ticket>
  );
}
