import { Rail } from '@countertop/design-system/artwork/Rail';
import { useMessages } from '@countertop/design-system/messages';
import type { Order } from '@countertop/engine/play/game';
import { useEffect, useId, useRef, useState } from 'react';
import { en } from '../play.messages.ts';
import { pictureFor } from '../../assist/picture/pictureFor.ts';
import { emptyWork } from '../../assist/scratch-pad/strokes.ts';
import { AmbiguousAnswer } from './AmbiguousAnswer.tsx';
import { Hints } from './Hints.tsx';
import { OrderKeys } from './OrderKeys.tsx';
import { panel, ticketBox } from './OrderPanel.styles.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import { OrderTools } from './OrderTools.tsx';
import { useEntry } from './useEntry.ts';
import { useSpokenProblem } from './useSpokenProblem.ts';

export interface OrderPanelProps {
  order: Order;
  onAnswer: (text: string) => void;
  onHint: () => void;
  /** Called with the chosen reading of an ambiguous answer, in hundredths. */
  onClarified: (hundredths: number) => void;
  /** Whether the child knows the skill; the picture is then offered less prominently. */
  isSkillKnown?: boolean;
  /** True while an overlay is open: nothing is read aloud. */
  isSilent?: boolean;
}

/** The open order: ticket, help, hints, answer and keys. */
export function OrderPanel({ order, isSkillKnown = false, isSilent = false, ...on }: OrderPanelProps) {
  const t = useMessages(en);
  const { problem } = order;
  const panelRef = useRef<HTMLElement>(null);
  const sheetId = useId();
  const [areHintsOpen, setHintsOpen] = useState(false);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [work, setWork] = useState(emptyWork);
  const entry = useEntry({ unit: problem.answer.unit, onAnswer: on.onAnswer });
  const { texts, currentSentence, onSentence } = useSpokenProblem(problem);

  // In a window too low for everything, the ticket and the keys matter most.
  useEffect(() => {
    panelRef.current?.scrollIntoView({ block: 'nearest' });
  }, [order.hintsShown, areHintsOpen]);

  const showHint = () => {
    if (areHintsOpen || order.hintsShown === 0) on.onHint();
    setHintsOpen(true);
  };
  const isHinted = areHintsOpen && order.hintsShown > 0;

  return (
    <section css={panel} ref={panelRef} aria-label={t('order.region')} data-hinted={isHinted || undefined}>
      <Rail hasClip>
        <div css={ticketBox} key={problem.id}>
          <OrderTicket
            order={order}
            text={entry.text}
            onChange={entry.change}
            onSubmit={entry.check}
            errorMessage={entry.problem === null ? undefined : t(`order.${entry.problem}`)}
            currentSentence={currentSentence}
            tools={
              <OrderTools
                sentences={texts}
                onSentence={onSentence}
                isSilent={isSilent}
                sheet={pictureFor(problem) === null ? 'scratch' : 'picture'}
                sheetId={sheetId}
                isSheetOpen={isSheetOpen}
                isSkillKnown={isSkillKnown}
                onToggleSheet={() => setSheetOpen(!isSheetOpen)}
              />
            }
            hints={
              <Hints
                order={order}
                isOpen={areHintsOpen}
                onToggle={() => setHintsOpen(!areHintsOpen)}
                isSilent={isSilent}
              />
            }
          />
        </div>
      </Rail>
      <OrderSheet
        id={sheetId}
        problem={problem}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        work={work}
        onWork={setWork}
      />
      {order.question === null ? (
        <OrderKeys
          order={order}
          areHintsOpen={areHintsOpen}
          onHint={showHint}
          value={entry.text}
          onChange={entry.change}
          onSubmit={entry.check}
        />
      ) : (
        <AmbiguousAnswer question={order.question} onClarified={on.onClarified} />
      )}
    </section>
  );
}
