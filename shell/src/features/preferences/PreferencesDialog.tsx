import { Button } from '@countertop/design-system/Button';
import { Dialog } from '@countertop/design-system/Dialog';
import { PreferenceFields } from '@countertop/design-system/PreferenceFields';
import { useMessages } from '@countertop/design-system/messages';
import { initialPreferences, savePreferences, usePreferences } from '@countertop/design-system/preferences';
import { Stack } from '@countertop/design-system/Stack';
import { en } from './preferences.messages.ts';

const { theme, textSize, reducedMotion } = initialPreferences;

export interface PreferencesDialogProps {
  onClose: () => void;
}

/** Theme, text size and motion. Each change applies and is saved immediately, because every change is easy to undo. */
export function PreferencesDialog({ onClose }: PreferencesDialogProps) {
  const t = useMessages(en);
  const preferences = usePreferences();
  return (
    <Dialog
      size="small"
      title={t('preferences.title')}
      description={t('preferences.lead')}
      isOpen
      isDismissable
      onOpenChange={onClose}
      actions={
        <>
          <Button size="medium" variant="outline" onPress={() => savePreferences({ theme, textSize, reducedMotion })}>
            {t('preferences.reset')}
          </Button>
          <Button size="medium" onPress={onClose}>
            {t('preferences.done')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <PreferenceFields value={preferences} onChange={savePreferences} />
      </Stack>
    </Dialog>
  );
}
