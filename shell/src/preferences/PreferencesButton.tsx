import { IconButton } from '@countertop/design-system/IconButton';
import { gearIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { useState } from 'react';
import { Late } from '../late/Late.tsx';
import { latePart } from '../late/latePart.ts';
import { en } from './messages/en.messages.ts';

const preferencesDialog = latePart(
  async () => (await import(/* webpackChunkName: "preferences" */ './PreferencesDialog.tsx')).PreferencesDialog,
);

const fetchAhead = () => void preferencesDialog.fetch();

/** Opens the preferences. Their code comes when somebody is about to press. */
export function PreferencesButton() {
  const t = useMessages(en);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        icon={gearIcon}
        label={t('preferences.title')}
        aria-haspopup="dialog"
        onHoverStart={fetchAhead}
        onPressStart={fetchAhead}
        onPress={() => setOpen(true)}
      />
      {isOpen && <Late part={preferencesDialog} props={{ onClose: close }} onGiveUp={close} />}
    </>
  );
}
