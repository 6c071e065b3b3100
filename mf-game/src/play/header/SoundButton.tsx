import { muteIcon, soundIcon } from '@countertop/design-system/icons';
import { useMessages } from '@countertop/design-system/messages';
import { savePreferences, usePreferences } from '@countertop/design-system/preferences';
import { en } from './header.messages.ts';
import { ToolButton } from './ToolButton.tsx';

/** Sound on or off, at once and in every tab. */
export function SoundButton() {
  const t = useMessages(en);
  const { soundEnabled } = usePreferences();
  return (
    <ToolButton
      icon={soundEnabled ? soundIcon : muteIcon}
      label={t('header.sound')}
      aria-pressed={soundEnabled}
      onPress={() => savePreferences({ soundEnabled: !soundEnabled })}
    />
  );
}
