import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Disclosure } from '@countertop/design-system/Disclosure';
import { eyeIcon, helpIcon, starIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import type { ReactNode } from 'react';
import { useRestaurantName } from '../../persistence/restaurant-name/restaurantName.ts';
import { en } from './pause.messages.ts';
import { more, question } from './PauseDialog.styles.ts';
import { ReplayLink } from './ReplayLink.tsx';

export interface PauseDialogProps {
  seed: number;
  /** Replays this game. */
  link: string;
  onResume: () => void;
  onLeave: () => void;
  onHelp: () => void;
  onGiveFeedback: () => void;
  /** Tells a child what the family can see; undefined if nobody can see anything. */
  onFamily?: (() => void) | undefined;
  /** The state of the game's storage. */
  saved?: ReactNode;
  /** A question below the buttons. */
  aside?: ReactNode;
}

/** The pause dialog: resume, menu, help, feedback and, for grown-ups, the replay link. */
export function PauseDialog({
  seed,
  link,
  onResume,
  onLeave,
  onHelp,
  onGiveFeedback,
  onFamily,
  saved,
  aside,
}: PauseDialogProps) {
  const t = useMessages(en);
  const restaurant = useRestaurantName();
  return (
    <Dialog
      title={t('pause.title')}
      description={t('pause.lead', { restaurant })}
      size="small"
      isOpen
      onOpenChange={onResume}
      actions={
        <>
          <Button variant="outline" onPress={onLeave}>
            {t('pause.menu')}
          </Button>
          <Button tone="accent" onPress={onResume}>
            {t('pause.resume')}
          </Button>
        </>
      }
    >
      <div css={more}>
        <Button variant="outline" icon={helpIcon} onPress={onHelp}>
          {t('pause.help')}
        </Button>
        <Button variant="outline" icon={starIcon} onPress={onGiveFeedback}>
          {t('pause.feedback')}
        </Button>
        {onFamily && (
          <Button variant="outline" icon={eyeIcon} onPress={onFamily}>
            {t('pause.family')}
          </Button>
        )}
      </div>
      {saved}
      <div css={question}>{aside}</div>
      <Disclosure title={t('pause.grownUps')}>
        <ReplayLink seed={seed} link={link} />
      </Disclosure>
    </Dialog>
  );
}
