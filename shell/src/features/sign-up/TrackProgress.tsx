import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { startTransition, useState } from 'react';
import { Late } from '../../late/Late.tsx';
import { en } from '../../app/shell.messages.ts';
import { dismissOffer } from './offerRecord.ts';
import { signUpDialog } from './signUpDialog.ts';
import { useOffer } from './useOffer.ts';

export interface TrackProgressProps {
  /** The dialog opens by itself, once, where it was never closed before. */
  isOffered: boolean;
}

/** Opens the dialog that says what an account adds. */
export function TrackProgress({ isOffered }: TrackProgressProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  // Nobody waits for it, so it is drawn in steps that a press may come between.
  useOffer(isOffered && !isOpen, () => startTransition(() => setOpen(true)));

  function close(): void {
    dismissOffer();
    setOpen(false);
  }

  return (
    <>
      <Button
        emphasis="quiet"
        size="adult"
        onHoverStart={() => void signUpDialog.fetch()}
        onFocus={() => void signUpDialog.fetch()}
        onPress={() => setOpen(true)}
      >
        {t('layout.trackProgress')}
      </Button>
      {isOpen && <Late part={signUpDialog} props={{ onClose: close }} onGiveUp={() => setOpen(false)} />}
    </>
  );
}
