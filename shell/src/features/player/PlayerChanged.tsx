import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './player.messages.ts';

export interface PlayerChangedProps {
  onContinue: () => void;
}

/** Covers a page that is still open for someone who no longer uses this device. It can't be closed, only left. */
export function PlayerChanged({ onContinue }: PlayerChangedProps) {
  const t = useMessages(en);
  return (
    <Dialog
      title={t('changed.title')}
      role="alertdialog"
      size="small"
      isOpen
      isKeyboardDismissDisabled
      actions={<Button onPress={onContinue}>{t('changed.continue')}</Button>}
    >
      {t('changed.text')}
    </Dialog>
  );
}
