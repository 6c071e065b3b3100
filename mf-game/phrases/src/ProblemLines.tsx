import { token } from '@countertop/design-system/tokens';
import { css } from '@emotion/react';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { Icon } from '@countertop/design-system/Icon';
import { starIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TicketLine } from '@countertop/design-system/Ticket';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import type { DishId } from '@countertop/engine/play/day/menu';
import type { Problem, TicketLine as TicketLineData } from '@countertop/engine/problems/problem';
import type { ReactNode } from 'react';
import { amountText } from './amountText.ts';
import { isSpecial } from './isSpecial.ts';
import { PaidNotes } from './PaidNotes.tsx';
import { phraseText } from './phraseText.ts';
import { en } from './phrases.messages.ts';

/** A star on the corner of the dish: next to the text it would push the keys out of small windows. */
const special = css({
  position: 'relative',
  display: 'block',
  '& > svg:last-of-type': {
    position: 'absolute',
    insetBlockStart: '-0.35em',
    insetInlineEnd: '-0.35em',
    inlineSize: '0.9em',
    blockSize: '0.9em',
    color: token.text.onPaper,
  },
});

export interface ProblemLinesProps {
  problem: Problem;
  /** Renders the text of the line with this index, for example to highlight it. */
  renderLabel?: (text: string, index: number) => ReactNode;
}

/** The printed lines of a problem, with a question mark for the unknown. */
export function ProblemLines({ problem, renderLabel = (text) => text }: ProblemLinesProps) {
  const { locale } = useLocale();
  const wording = { locale, moneyDigits: problem.moneyDigits };
  return problem.lines.map((line, index) => {
    const label = renderLabel(phraseText(line.phrase, wording), index);
    const key = `${line.phrase.id} ${line.dish ?? ''}`;
    if (line.phrase.id === 'line.paid_notes' && problem.paidNotes !== undefined)
      return <PaidNotes key={key} label={label} notes={problem.paidNotes} />;
    return (
      <TicketLine
        key={key}
        label={label}
        // Only for the eye: the question says what is unknown.
        value={line.amount === undefined ? <span aria-hidden="true">?</span> : amountText(line.amount, wording)}
        icon={line.dish === undefined ? undefined : <LineIcon line={line} dish={line.dish} />}
      />
    );
  });
}

/** The picture of a dish, marked if its price is not the one on the menu board. */
function LineIcon({ line, dish }: { line: TicketLineData; dish: DishId }) {
  const t = useMessages(en);
  if (!isSpecial(line)) return <Dish id={dish} />;
  return (
    <span css={special}>
      <Dish id={dish} />
      <Icon icon={starIcon} size="small" />
      <VisuallyHidden>{t('line.special')}</VisuallyHidden>
    </span>
  );
}
