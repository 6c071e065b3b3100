import { NumberPad } from '@countertop/design-system/NumberPad';
import { Rail } from '@countertop/design-system/Rail';
import { useLocale, useMessages } from '@countertop/design-system/messages';
import type { Order } from '@countertop/engine/game';
import { useEffect, useRef, useState } from 'react';
import { en } from '../messages/en.messages.ts';
import { AmbiguousAnswer } from './AmbiguousAnswer.tsx';
import { entryProblem } from './entryProblem.ts';
import { Hints } from './Hints.tsx';
import { pad, panel, ticketBox } from './OrderPanel.styles.ts';
import { OrderTicket } from './OrderTicket.tsx';

export interface OrderPanelProps {
  order: Order;
  onAnswer: (text: string) => void;
  onHint: () => void;
  /** Which reading of an entry that can be read two ways was meant, in hundredths. */
  onMeant: (hundredths: number) => void;
}

/** The open order: its ticket on the rail, the answer, the hints and the keys. */
export function OrderPanel({ order, onAnswer, onHint, onMeant }: OrderPanelProps) {
  const t = useMessages(en);
  const { locale } = useLocale();
  const panelRef = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<'empty' | 'unreadable' | null>(null);
  const [areHintsOpen, setHintsOpen] = useState(false);
  const { hints, answer } = order.problem;
  const isHinted = areHintsOpen && order.hintsShown > 0;

  // Where the window is too low for floor, ticket and keys together, ticket and keys come first.
  useEffect(() => {
    panelRef.current?.scrollIntoView({ block: 'nearest' });
  }, [order.hintsShown, areHintsOpen]);

  const write = (next: string) => {
    setText(next);
    setProblem(null);
  };
  const check = () => {
    const found = entryProblem(text, answer.unit);
    setProblem(found);
    if (found === null) onAnswer(text);
  };
  const showHint = () => {
    if (areHintsOpen || order.hintsShown === 0) onHint();
    setHintsOpen(true);
  };

  return (
    <section css={panel} ref={panelRef} aria-label={t('order.region')} data-hinted={isHinted || undefined}>
      <Rail hasClip>
        <div css={ticketBox} key={order.problem.id}>
          <OrderTicket
            order={order}
            text={text}
            onChange={write}
            onSubmit={check}
            errorMessage={problem === null ? undefined : t(`order.${problem}`)}
            hints={<Hints order={order} isOpen={areHintsOpen} onToggle={() => setHintsOpen(!areHintsOpen)} />}
          />
        </div>
      </Rail>
      {order.question === null ? (
        <div css={pad}>
          <NumberPad
            value={text}
            onChange={write}
            onSubmit={check}
            onHint={order.hintsShown < hints.length || !areHintsOpen ? showHint : undefined}
            hintLabel={order.hintsShown === 0 ? t('order.hint') : t('order.hint.next')}
            serveLabel={t('order.check')}
            decimalMark={decimalMark(locale)}
            size={isHinted ? 'compact' : 'regular'}
          />
        </div>
      ) : (
        <AmbiguousAnswer question={order.question} onMeant={onMeant} />
      )}
    </section>
  );
}

/** The mark between dollars and cents as the locale writes it. */
function decimalMark(locale: string): '.' | ',' {
  const part = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return part?.value === ',' ? ',' : '.';
}
