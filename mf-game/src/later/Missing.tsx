import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { repeatIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './later.messages.ts';

export interface MissingProps {
  onTryAgain: () => void;
  onGiveUp: () => void;
}

/** The code of what was asked for did not come. Nothing is lost, and it can be tried again. */
export function Missing({ onTryAgain, onGiveUp }: MissingProps) {
  const t = useMessages(en);
  return (
    <Dialog
      title={t('later.missing')}
      role="alertdialog"
      size="small"
      isOpen
      onOpenChange={onGiveUp}
      actions={
        <>
          <Button emphasis="quiet" onPress={onGiveUp}>
            {t('later.cancel')}
          </Button>
          <Button icon={repeatIcon} onPress={onTryAgain}>
            {t('later.tryAgain')}
          </Button>
        </>
      }
    >
      {t('later.missing.more')}
    </Dialog>
  );
}
