import { useMessages } from '@countertop/design-system/messages';
import type { Order } from '@countertop/engine/play/game';
import { memo, useId, useState } from 'react';
import { en } from '../play.messages.ts';
import type { OrderEntry } from '../../session/gameStore.ts';
import { pictureFor } from '../../assist/picture/pictureFor.ts';
import { emptyWork } from '../../assist/scratch-pad/strokes.ts';
import { Hints } from './Hints.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { OrderTicket } from './OrderTicket.tsx';
import { OrderTools } from './OrderTools.tsx';
import { OrderZone } from './OrderZone.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import { useAnswering } from './useAnswering.tsx';
import { useSpokenProblem } from './useSpokenProblem.ts';

export interface OrderPanelProps {
  order: Order;
  /** Text entered earlier. */
  entered?: OrderEntry | null;
  /** Called with what is entered. */
  onEntered?: (entry: OrderEntry) => void;
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
export const OrderPanel = memo(function OrderPanel(props: OrderPanelProps) {
  const { order, isSkillKnown = false, isSilent = false, ...on } = props;
  const t = useMessages(en);
  const { problem, customer, hintsShown } = order;
  const sheetId = useId();
  const isBar = order.moneySupport === 'bar';
  const hasPicture = pictureFor(problem) !== null;
  const [isSheetOpen, setSheetOpen] = useState((order.opensPicture || isBar) && hasPicture);
  const [work, setWork] = useState(emptyWork);
  const { hints, entryError, ticket, ...entry } = useAnswering({ ...order, ...on });
  const { texts, currentSentence, onSentence } = useSpokenProblem(problem);
  const help = {
    sheet: hasPicture ? ('picture' as const) : ('scratch' as const),
    sheetId,
    isSheetOpen,
    isSkillKnown,
    onToggleSheet: () => setSheetOpen(!isSheetOpen),
  };

  return (
    <OrderZone
      aria-label={t('order.region')}
      {...entry}
      sheet={
        <OrderSheet
          id={sheetId}
          problem={problem}
          isBar={isBar}
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          work={work}
          onWork={setWork}
        />
      }
      ticket={
        <OrderTicket
          {...ticket}
          look={customer.look}
          title={t('order.title', { number: order.tableId, name: customer.name })}
          errorMessage={entryError === null ? undefined : t(`order.${entryError}`)}
          currentSentence={currentSentence}
          tools={
            <>
              <TimeLeft timeLeftMs={order.timeLeftMs} />
              <OrderTools {...help} reading={{ sentences: texts, onSentence, isSilent }} />
            </>
          }
          {...(hints.isOpen && {
            hint: (
              <Hints
                problem={problem}
                hintsShown={hintsShown}
                onHide={hints.hide}
                isSilent={isSilent}
                tools={<OrderTools {...help} />}
              />
            ),
          })}
        />
      }
    />
  );
}, isSamePanel);

const secondsOf = (milliseconds: number | null) => (milliseconds === null ? null : Math.ceil(milliseconds / 1000));

/** The clock ticks five times a second; the panel re-renders only when it looks different, so once a second. */
function isSamePanel(before: OrderPanelProps, after: OrderPanelProps): boolean {
  return (
    secondsOf(before.order.timeLeftMs) === secondsOf(after.order.timeLeftMs) &&
    before.order.problem === after.order.problem &&
    before.order.customer === after.order.customer &&
    before.order.tableId === after.order.tableId &&
    before.order.hintsShown === after.order.hintsShown &&
    before.order.moneySupport === after.order.moneySupport &&
    before.order.question === after.order.question &&
    before.isSkillKnown === after.isSkillKnown &&
    before.isSilent === after.isSilent &&
    before.onEntered === after.onEntered &&
    before.onAnswer === after.onAnswer &&
    before.onHint === after.onHint &&
    before.onClarified === after.onClarified
  );
}
