import { Button } from '@countertop/design-system/Button';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { startTransition, useState } from 'react';
import { en } from '../../app/shell.messages.ts';
import { dismissOffer } from './offerRecord.ts';
import { useOffer } from './useOffer.ts';

export const SignUpDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "sign-up" */ './SignUpDialog.tsx')).SignUpDialog,
);

export interface TrackProgressProps {
  /** The dialog opens by itself, once, where it was never closed before. */
  isOffered: boolean;
}

/** Opens the dialog that says what an account adds. */
export function TrackProgress({ isOffered }: TrackProgressProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  // Nobody waits for it, so it is drawn in steps that a press may come between.
  useOffer(isOffered && !isOpen, SignUpDialog, () => startTransition(() => setOpen(true)));

  function close(): void {
    dismissOffer();
    setOpen(false);
  }

  return (
    <>
      <Button
        emphasis="quiet"
        size="adult"
        onHoverStart={() => void SignUpDialog.preload()}
        onFocus={() => void SignUpDialog.preload()}
        onPress={() => setOpen(true)}
      >
        {t('frame.trackProgress')}
      </Button>
      {isOpen && (
        <LazyBoundary onDismiss={() => setOpen(false)}>
          <SignUpDialog onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
