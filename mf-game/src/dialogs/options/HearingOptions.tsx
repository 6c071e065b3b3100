import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { Slider } from '@countertop/design-system/Slider';
import { en } from './options.messages.ts';
import { OptionGroup, type OptionProps } from './OptionGroup.tsx';

const volumeStepPercent = 10;

/** Sound options. There is no music (specification 001, section 4), so there is no option for it. */
export function HearingOptions({ draft, onChange }: OptionProps) {
  const t = useMessages(en);
  return (
    <OptionGroup title={t('options.hearing')}>
      <Checkbox isSelected={draft.soundEnabled} onChange={(soundEnabled) => onChange({ soundEnabled })}>
        {t('options.sound')}
      </Checkbox>
      <Slider
        label={t('options.volume')}
        minValue={0}
        maxValue={100}
        step={volumeStepPercent}
        isDisabled={!draft.soundEnabled}
        value={Math.round(draft.effectsVolume * 100)}
        valueText={(percent) => t('options.volumeValue', { percent })}
        onChange={(percent) => onChange({ effectsVolume: percent / 100 })}
      />
    </OptionGroup>
  );
}
