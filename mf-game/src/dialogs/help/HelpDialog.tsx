import { Button } from '@countertop/design-system/Button';
import { Diner } from '@countertop/design-system/artwork/Diner';
import { Dialog } from '@countertop/design-system/Dialog';
import { Disclosure } from '@countertop/design-system/Disclosure';
import { useMessages } from '@countertop/design-system/messages';
import { Picture } from '@countertop/design-system/artwork/Picture';
import type { ReactNode } from 'react';
import { ReadButton } from '../../assist/read-aloud/ReadButton.tsx';
import { AnswerForms } from './AnswerForms.tsx';
import { notes, number, picture, step, steps, voice } from './HelpDialog.styles.ts';
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
  greet: <Diner look={2} />,
  work: <Picture name="ticket" />,
  check: <Picture name="bell" />,
  serve: <Diner look={2} pose="happy" dish="burger" />,
};

/** The game in four pictures. Points, time, answer formats and keyboard shortcuts are behind a disclosure. */
export function HelpDialog({ onClose, onStart }: HelpDialogProps) {
  const t = useMessages(en);
  return (
    <Dialog
      title={t('help.title')}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button variant="outline" onPress={onClose}>
            {t('help.close')}
          </Button>
          <Button tone="accent" onPress={onStart}>
            {t('help.start')}
          </Button>
        </>
      }
    >
      <div css={voice}>
        <ReadButton label={t('help.read')} sentences={stepNames.map((name) => t(`help.${name}`))} />
      </div>
      <ol css={steps}>
        {stepNames.map((name, index) => (
          <li key={name} css={step}>
            <span css={number} aria-hidden="true">
              {index + 1}
            </span>
            <span css={picture} aria-hidden="true">
              {pictures[name]}
            </span>
            <p>{t(`help.${name}`)}</p>
          </li>
        ))}
      </ol>
      <Disclosure title={t('help.more')}>
        <div css={notes}>
          <div>
            <Points />
            <section>
              <h4>{t('help.untimed.title')}</h4>
              <p>{t('help.untimed.text')}</p>
              <p>{t('help.untimed.pause')}</p>
            </section>
          </div>
          <div>
            <AnswerForms />
            <Keys />
          </div>
        </div>
      </Disclosure>
    </Dialog>
  );
}
