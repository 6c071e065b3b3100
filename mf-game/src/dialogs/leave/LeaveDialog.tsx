import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './leave.messages.ts';

export interface LeaveDialogProps {
  /** The day that would be lost. */
  day: number;
  onLeave: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the player leaves a game that is not saved. */
export function LeaveDialog({ day, onLeave, onClose }: LeaveDialogProps) {
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
          <Button variant="outline" onPress={onLeave}>
            {t('leave.confirm')}
          </Button>
          <Button tone="accent" onPress={onClose}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <p>{t('leave.lost', { day })}</p>
    </Dialog>
  );
}
