import { useEffect } from 'react';
import { useMessages } from '../../i18n/messages.ts';
import { loadOtherThemes } from '../../theme/otherThemes.ts';
import type { Preferences } from '../../theme/preferences/preferences.ts';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { themeNames } from '../../tokens/tokens.ts';
import { ThemeSwatch } from './ThemeSwatch.tsx';
import { en } from './PreferenceFields.messages.ts';

/** Percent of the browser's own text size. */
const textSizes = [75, 100, 125, 150] as const;
const [smallest, , , largest] = textSizes;
const motions = ['system', 'on', 'off'] as const;

/** Preferences that affect the appearance of every page. */
export type DisplayPreferences = Pick<Preferences, 'theme' | 'textSize' | 'reducedMotion'>;

export interface PreferenceFieldsProps {
  /** Current values. */
  value: Readonly<DisplayPreferences>;
  /** Called with the changes. Keep them in a draft, or pass them to `savePreferences`. */
  onChange: (changes: Partial<DisplayPreferences>) => void;
}

/** Fields for color theme, text size and motion. */
export function PreferenceFields({ value, onChange }: PreferenceFieldsProps) {
  const t = useMessages(en);
  // For the swatches.
  useEffect(() => void loadOtherThemes(), []);
  return (
    <>
      <RadioGroup
        variant="swatches"
        label={t('preferenceFields.theme')}
        description={t(`preferenceFields.theme.${value.theme}.description`)}
        options={themeNames.map((id) => ({
          id,
          label: t(`preferenceFields.theme.${id}`),
          picture: <ThemeSwatch theme={id} />,
        }))}
        value={value.theme}
        onChange={(theme) => onChange({ theme })}
      />
      <Slider
        label={t('preferenceFields.textSize')}
        minValue={smallest}
        maxValue={largest}
        step={25}
        hasTicks
        value={value.textSize}
        valueText={(percent) => t('preferenceFields.textSizeValue', { percent })}
        onChange={(percent) => onChange({ textSize: textSizes.find((size) => size === percent) ?? value.textSize })}
      />
      <Select
        label={t('preferenceFields.motion')}
        options={motions.map((id) => ({ id, label: t(`preferenceFields.motion.${id}`) }))}
        selectedKey={value.reducedMotion}
        onSelectionChange={(reducedMotion) => onChange({ reducedMotion })}
      />
    </>
  );
}
