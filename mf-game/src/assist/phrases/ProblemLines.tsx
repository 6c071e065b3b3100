import { Dish } from '@countertop/design-system/artwork/Dish';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TicketLine } from '@countertop/design-system/Ticket';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import type { Problem } from '@countertop/engine/problems/problem';
import { en } from '../../play/play.messages.ts';
import { HighlightedText } from '../read-aloud/HighlightedText.tsx';
import { amountText } from './amountText.ts';
import { phraseText } from './phraseText.ts';
import type { SpokenSentence } from './spokenProblem.ts';

export interface ProblemLinesProps {
  problem: Problem;
  /** The sentence being read aloud, which is highlighted. */
  currentSentence?: SpokenSentence | null;
}

/** The printed lines of a problem, with a question mark for the unknown. */
export function ProblemLines({ problem, currentSentence = null }: ProblemLinesProps) {
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  return problem.lines.map((line, index) => (
    <TicketLine
      key={`${line.phrase.id} ${line.dish ?? ''}`}
      label={
        <HighlightedText text={phraseText(line.phrase, wording)} place={index} currentSentence={currentSentence} />
      }
      value={line.amount === undefined ? <Unknown /> : amountText(line.amount, wording)}
      icon={line.dish === undefined ? undefined : <Dish id={line.dish} />}
    />
  ));
}

function Unknown() {
  const t = useMessages(en);
  return (
    <>
      <span aria-hidden="true">?</span>
      <VisuallyHidden>{t('order.unknown')}</VisuallyHidden>
    </>
  );
}
