import { useMessages } from '@countertop/design-system/messages';
import { Ticket, TicketRule } from '@countertop/design-system/Ticket';
import { useId } from 'react';
import { en as activityTexts } from '@countertop/contract/classes/activities.messages';
import type { MistakeKind } from '@countertop/contract/play/mistakeKinds';
import { activity } from './Progress.styles.ts';
import { en } from './progress.messages.ts';

export interface ActivityProps {
  /** Null if no mistake was made more than once. */
  kind: MistakeKind | null;
}

/** One thing to do together, away from the screen. */
export function Activity({ kind }: ActivityProps) {
  const t = useMessages(en);
  const text = useMessages(activityTexts);
  const id = useId();
  return (
    <Ticket>
      <section css={activity} aria-labelledby={id}>
        <h2 id={id}>{t('home.title')}</h2>
        <p data-part="ask">{text(`ask.${kind ?? 'any'}`)}</p>
        <TicketRule />
        <p>{text(`help.${kind ?? 'any'}`)}</p>
      </section>
    </Ticket>
  );
}
