import type { LearnerSettings } from '@countertop/contract/play/settings';
import { useMessages } from '@countertop/design-system/messages';
import { PreferenceFields } from '@countertop/design-system/PreferenceFields';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { Select } from '@countertop/design-system/Select';
import { Slider } from '@countertop/design-system/Slider';
import { Switch } from '@countertop/design-system/Switch';
import { themeNames } from '@countertop/design-system/tokens';
import { en } from './settings.messages.ts';

const speeds = ['standard', 'x2', 'x5', 'x10', 'none'] as const;
const readingSpeeds = ['slow', 'normal'] as const;
const sides = ['left', 'right'] as const;
const volumes = ['musicVolume', 'effectsVolume', 'voiceVolume'] as const;

export interface SettingsFieldsProps {
  value: LearnerSettings;
  onChange: (changes: Partial<LearnerSettings>) => void;
}

/** A field for each preference of a child. */
export function SettingsFields({ value, onChange }: SettingsFieldsProps) {
  const t = useMessages(en);
  return (
    <>
      <PreferenceFields
        value={{ ...value, theme: themeNames.find((name) => name === value.theme) ?? 'default' }}
        onChange={onChange}
      />
      <Select
        label={t('settings.gameSpeed')}
        options={speeds.map((id) => ({ id, label: t(`settings.gameSpeed.${id}`) }))}
        selectedKey={value.gameSpeed}
        onSelectionChange={(gameSpeed) => onChange({ gameSpeed })}
      />
      <Switch isSelected={value.readAloud} onChange={(readAloud) => onChange({ readAloud })}>
        {t('settings.readAloud')}
      </Switch>
      <RadioGroup
        variant="segmented"
        label={t('settings.readingSpeed')}
        options={readingSpeeds.map((id) => ({ id, label: t(`settings.readingSpeed.${id}`) }))}
        value={value.readingSpeed}
        onChange={(readingSpeed) => onChange({ readingSpeed })}
      />
      <Switch isSelected={value.soundEnabled} onChange={(soundEnabled) => onChange({ soundEnabled })}>
        {t('settings.sound')}
      </Switch>
      {volumes.map((volume) => (
        <Slider
          key={volume}
          label={t(`settings.${volume}`)}
          minValue={0}
          maxValue={100}
          step={10}
          isDisabled={!value.soundEnabled}
          value={Math.round(value[volume] * 100)}
          valueText={(percent) => t('settings.percent', { percent })}
          onChange={(percent) => onChange({ [volume]: percent / 100 })}
        />
      ))}
      <RadioGroup
        variant="segmented"
        label={t('settings.numberPadSide')}
        options={sides.map((id) => ({ id, label: t(`settings.numberPadSide.${id}`) }))}
        value={value.numberPadSide}
        onChange={(numberPadSide) => onChange({ numberPadSide })}
      />
    </>
  );
}
