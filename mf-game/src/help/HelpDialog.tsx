import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/Customer';
import { Dialog } from '@countertop/design-system/Dialog';
import { Dish } from '@countertop/design-system/Dish';
import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/Picture';
import { Ticket, TicketLine } from '@countertop/design-system/Ticket';
import { tiers } from '@countertop/engine/band';
import { points } from '@countertop/engine/constants';
import type { ReactNode } from 'react';
import { en } from './messages/en.messages.ts';
import { keys, paper, step, steps } from './HelpDialog.styles.ts';

export interface HelpDialogProps {
  onClose: () => void;
  /** Starts the game from the menu, or goes on with it. */
  onStart: () => void;
}

const pictures: Readonly<Record<StepName, ReactNode>> = {
  greet: <Customer look={2} mood="waiting" />,
  work: <Picture name="ticket" />,
  check: <Picture name="bell" />,
  serve: <Dish id="burger" />,
};
const stepNames = ['greet', 'work', 'check', 'serve'] as const;
type StepName = (typeof stepNames)[number];

/** The whole game in four steps, and what a right answer is worth. */
export function HelpDialog({ onClose, onStart }: HelpDialogProps) {
  const t = useMessages(en);
  return (
    <Dialog
      title={t('help.title')}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button emphasis="quiet" onPress={onClose}>
            {t('help.close')}
          </Button>
          <Button onPress={onStart}>{t('help.start')}</Button>
        </>
      }
    >
      <ol css={steps}>
        {stepNames.map((name) => (
          <li key={name} css={step}>
            <span aria-hidden="true">{pictures[name]}</span>
            <div>
              <h3>{t(`help.${name}.title`)}</h3>
              <p>{t(`help.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <Ticket>
        <div css={paper}>
          <h3>{t('help.points.title')}</h3>
          {tiers.map((tier) => (
            <TicketLine
              key={tier}
              label={t(`help.points.${tier}`)}
              value={t('help.points.value', { points: points.base[tier] })}
            />
          ))}
        </div>
      </Ticket>
      <p css={keys}>{t('help.keys')}</p>
    </Dialog>
  );
}
