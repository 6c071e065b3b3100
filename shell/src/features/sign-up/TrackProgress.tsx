import { Button } from '@countertop/design-system/Button';
import { useMessages } from '@countertop/design-system/messages';
import { startTransition, useState } from 'react';
import { Late } from '../../late/Late.tsx';
import { en } from '../../app/shell.messages.ts';
import { dismissOffer } from './offerDismissal.ts';
import { signUpDialog } from './signUpDialog.ts';
import { useOffer } from './useOffer.ts';

export interface TrackProgressProps {
  /** Opens the dialog once without a press, unless it has been closed before. */
  isOffered: boolean;
}

/** Opens the dialog that explains what an account adds. */
export function TrackProgress({ isOffered }: TrackProgressProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  // Nobody is waiting for the dialog, so a transition keeps the page responsive while it renders.
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
