import { Button } from '@countertop/design-system/Button';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { startTransition, useState } from 'react';
import { en } from '../../shell.messages.ts';
import { dismissOffer } from './offerDismissal.ts';
import { useOffer } from './useOffer.ts';

export const SignUpDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "sign-up" */ './SignUpDialog.tsx')).SignUpDialog,
);

export interface TrackProgressProps {
  /** Opens the dialog once without a press, unless it has been closed before. */
  isOffered: boolean;
}

/** Opens the dialog that explains what an account adds. */
export function TrackProgress({ isOffered }: TrackProgressProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  // Nobody is waiting for the dialog, so a transition keeps the page responsive while it renders.
  useOffer(isOffered && !isOpen, SignUpDialog, () => startTransition(() => setOpen(true)));

  function close(): void {
    dismissOffer();
    setOpen(false);
  }

  return (
    <>
      <Button
        variant="outline"
        size="medium"
        onHoverStart={() => void SignUpDialog.preload()}
        onFocus={() => void SignUpDialog.preload()}
        onPress={() => setOpen(true)}
      >
        {t('layout.trackProgress')}
      </Button>
      {isOpen && (
        <LazyBoundary onDismiss={() => setOpen(false)}>
          <SignUpDialog onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
