import { Dish } from '@countertop/design-system/artwork/Dish';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TicketLine } from '@countertop/design-system/Ticket';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import type { Problem } from '@countertop/engine/problems/problem';
import type { ReactNode } from 'react';
import { amountText } from './amountText.ts';
import { phraseText } from './phraseText.ts';
import { en } from './phrases.messages.ts';

export interface ProblemLinesProps {
  problem: Problem;
  /** Renders the text of the line with this index, for example to highlight it. */
  renderLabel?: (text: string, index: number) => ReactNode;
}

/** The printed lines of a problem, with a question mark for the unknown. */
export function ProblemLines({ problem, renderLabel = (text) => text }: ProblemLinesProps) {
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  return problem.lines.map((line, index) => (
    <TicketLine
      key={`${line.phrase.id} ${line.dish ?? ''}`}
      label={renderLabel(phraseText(line.phrase, wording), index)}
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
      <VisuallyHidden>{t('line.unknown')}</VisuallyHidden>
    </>
  );
}
