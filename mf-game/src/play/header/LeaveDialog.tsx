import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { Link } from '@countertop/design-system/Link';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './header.messages.ts';

export interface LeaveDialogProps {
  /** The day that would be lost. */
  day: number;
  onClose: () => void;
}

/** Asks for confirmation before the player leaves a game that is not saved. */
export function LeaveDialog({ day, onClose }: LeaveDialogProps) {
  const t = useMessages(en);
  return (
    <Dialog
      title={t('leave.title')}
      role="alertdialog"
      size="small"
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Link href="/" variant="quietButton">
            {t('leave.confirm')}
          </Link>
          <Button emphasis="play" onPress={onClose}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.lost', { day })}</p>
    </Dialog>
  );
}
