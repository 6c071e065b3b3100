import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './options.messages.ts';
import { OptionGroup, type OptionProps } from './OptionGroup.tsx';
import { VolumeSlider } from './VolumeSlider.tsx';

/** Sound options. There is no music, so there is no option for it. */
export function HearingOptions({ draft, onChange }: OptionProps) {
  const t = useMessages(en);
  return (
    <OptionGroup title={t('options.hearing')}>
      <Checkbox isSelected={draft.soundEnabled} onChange={(soundEnabled) => onChange({ soundEnabled })}>
        {t('options.sound')}
      </Checkbox>
      <VolumeSlider
        label={t('options.volume')}
        isDisabled={!draft.soundEnabled}
        value={draft.effectsVolume}
        onChange={(effectsVolume) => onChange({ effectsVolume })}
      />
    </OptionGroup>
  );
}
