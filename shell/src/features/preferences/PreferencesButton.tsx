import { Button } from '@countertop/design-system/Button';
import { IconButton } from '@countertop/design-system/IconButton';
import { gearIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { Late } from '../../late/Late.tsx';
import { latePart } from '@countertop/design-system/latePart';
import { en } from './preferences.messages.ts';

const preferencesDialog = latePart(
  async () => (await import(/* webpackChunkName: "preferences" */ './PreferencesDialog.tsx')).PreferencesDialog,
);

const prefetch = () => void preferencesDialog.fetch();

export interface PreferencesButtonProps {
  /** `icon` for the header, where there is no space for text. */
  variant: 'icon' | 'text';
}

/** Time after which a closed dialog has returned focus, in milliseconds. */
const focusReturnMs = 100;

/**
 * A larger text size can move the button that opened the dialog into the header's menu, where focus cannot return to it.
 * The menu button takes its place.
 */
function focusMenuIfLost(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('header button[aria-controls]')?.focus();
}

/** Opens the preferences. Prefetches their code when somebody is about to press. */
export function PreferencesButton({ variant }: PreferencesButtonProps) {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    setTimeout(focusMenuIfLost, focusReturnMs);
  };
  const buttonProps = {
    'aria-haspopup': 'dialog',
    onHoverStart: prefetch,
    onPressStart: prefetch,
    onPress: () => setOpen(true),
  } as const;
  return (
    <>
      {variant === 'icon' ? (
        <IconButton {...buttonProps} icon={gearIcon} label={t('preferences.title')} />
      ) : (
        <Button {...buttonProps} size="adult" emphasis="quiet" icon={gearIcon}>
          {t('preferences.title')}
        </Button>
      )}
      {isOpen && <Late part={preferencesDialog} props={{ onClose: close }} onGiveUp={close} />}
    </>
  );
}
