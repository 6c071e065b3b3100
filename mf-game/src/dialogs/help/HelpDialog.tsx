import { Button } from '@countertop/design-system/Button';
import { Customer } from '@countertop/design-system/artwork/Customer';
import { Dialog } from '@countertop/design-system/Dialog';
import { Dish } from '@countertop/design-system/artwork/Dish';
import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import type { ReactNode } from 'react';
import { AnswerForms } from './AnswerForms.tsx';
import { notes, step, steps } from './HelpDialog.styles.ts';
import { Keys } from './Keys.tsx';
import { en } from './help.messages.ts';
import { Points } from './Points.tsx';

export interface HelpDialogProps {
  onClose: () => void;
  /** Starts or continues the game. */
  onStart: () => void;
}

const stepNames = ['greet', 'work', 'check', 'serve'] as const;
type StepName = (typeof stepNames)[number];

const pictures: Readonly<Record<StepName, ReactNode>> = {
  greet: <Customer look={2} mood="waiting" />,
  work: <Picture name="ticket" />,
  check: <Picture name="bell" />,
  serve: <Dish id="burger" />,
};

/** The whole game on one page: four steps, points, time, answer formats and keyboard shortcuts. */
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
      <div css={notes}>
        <div>
          <Points />
          <section>
            <h3>{t('help.untimed.title')}</h3>
            <p>{t('help.untimed.text')}</p>
            <p>{t('help.untimed.pause')}</p>
          </section>
        </div>
        <div>
          <AnswerForms />
          <Keys />
        </div>
      </div>
    </Dialog>
  );
}
