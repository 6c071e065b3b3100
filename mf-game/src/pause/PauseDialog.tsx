import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from '../messages/en.messages.ts';
import { ReplayLink } from './ReplayLink.tsx';
import { more } from './PauseDialog.styles.ts';

export interface PauseDialogProps {
  /** What a problem report names, and the link that plays it again. */
  seed: number;
  link: string;
  onResume: () => void;
  onLeave: () => void;
  onHelp: () => void;
}

/** The game stands still. From here it goes on, back to the menu, or to help. */
export function PauseDialog({ seed, link, onResume, onLeave, onHelp }: PauseDialogProps) {
  const t = useMessages(en);
  return (
    <Dialog
      title={t('pause.title')}
      description={t('pause.lead')}
      size="small"
      isOpen
      onOpenChange={onResume}
      actions={
        <>
          <Button emphasis="quiet" onPress={onLeave}>
            {t('pause.menu')}
          </Button>
          <Button onPress={onResume}>{t('pause.resume')}</Button>
        </>
      }
    >
      <ReplayLink seed={seed} link={link} />
      <div css={more}>
        <Button emphasis="text" onPress={onHelp}>
          {t('header.help')}
        </Button>
        <Link href="/teacher-dashboard" look="standalone">
          {t('header.teacher')}
        </Link>
      </div>
    </Dialog>
  );
}
