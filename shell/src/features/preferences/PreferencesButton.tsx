import { Button } from '@countertop/design-system/Button';
import { IconButton } from '@countertop/design-system/IconButton';
import { gearIcon } from '@countertop/design-system/icons';
import { lazyComponent } from '@countertop/design-system/lazy';
import { LazyBoundary } from '@countertop/design-system/LazyBoundary';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { en } from './preferences.messages.ts';

const PreferencesDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "preferences" */ './PreferencesDialog.tsx')).PreferencesDialog,
);

const preload = () => void PreferencesDialog.preload();

export interface PreferencesButtonProps {
  /** `icon` for the header, where there is no space for text. */
  variant: 'icon' | 'outline';
}

/** Time after which a closed dialog has returned focus, in milliseconds. */
const focusReturnMs = 100;

/**
 * A smaller text size can close the header's menu, which held the button that opened the dialog, and focus cannot return to
 * it. The first link of the header takes its place.
 */
function focusMenuIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('header a')?.focus();
}

/** Opens the preferences dialog, which is loaded on hover or press. */
export function PreferencesButton({ variant }: PreferencesButtonProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    setTimeout(focusMenuIfLost, focusReturnMs);
  };
  const buttonProps = {
    'aria-haspopup': 'dialog',
    onHoverStart: preload,
    onPressStart: preload,
    onPress: () => setOpen(true),
  } as const;
  return (
    <>
      {variant === 'icon' ? (
        <IconButton {...buttonProps} icon={gearIcon} label={t('preferences.title')} />
      ) : (
        <Button {...buttonProps} size="medium" variant="outline" icon={gearIcon}>
          {t('preferences.title')}
        </Button>
      )}
      {isOpen && (
        <LazyBoundary onDismiss={close}>
          <PreferencesDialog onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}
