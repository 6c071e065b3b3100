import { Dish } from '@countertop/design-system/artwork/Dish';
import { Icon } from '@countertop/design-system/Icon';
import { starIcon } from '@countertop/design-system/icons';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import { TicketLine } from '@countertop/design-system/Ticket';
import { VisuallyHidden } from '@countertop/design-system/VisuallyHidden';
import type { DishId } from '@countertop/engine/play/menu';
import type { Problem, TicketLine as TicketLineData } from '@countertop/engine/problems/problem';
import { en } from '../../play/play.messages.ts';
import { HighlightedText } from '../read-aloud/HighlightedText.tsx';
import { amountText } from './amountText.ts';
import { isSpecial } from './isSpecial.ts';
import { phraseText } from './phraseText.ts';
import { special } from './ProblemLines.styles.ts';
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
      icon={line.dish === undefined ? undefined : <LineIcon line={line} dish={line.dish} />}
    />
  ));
}

/** The picture of a dish, marked if its price is not the one on the menu board. */
function LineIcon({ line, dish }: { line: TicketLineData; dish: DishId }) {
  const t = useMessages(en);
  if (!isSpecial(line)) return <Dish id={dish} />;
  return (
    <span css={special}>
      <Dish id={dish} />
      <Icon icon={starIcon} size="small" />
      <VisuallyHidden>{t('order.special')}</VisuallyHidden>
    </span>
  );
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
