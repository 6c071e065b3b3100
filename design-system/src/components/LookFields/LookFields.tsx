import { useMessages } from '../../i18n/messages.ts';
import type { Preferences } from '../../theme/preferences/preferences.ts';
import { Select } from '../Select/Select.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { themeNames } from '../../tokens/tokens.ts';
import { en } from './LookFields.messages.ts';

/** Percent of the browser's own text size (specification 001, section 5). */
const textSizes = [75, 100, 125, 150] as const;
const [smallest, , , largest] = textSizes;
const motions = ['system', 'on', 'off'] as const;

/** The preferences that change how every page looks. */
export type Look = Pick<Preferences, 'theme' | 'textSize' | 'reducedMotion'>;

export interface LookFieldsProps {
  /** What is chosen now. */
  value: Readonly<Look>;
  /** Called with what changed: keep it in a draft, or hand it to `savePreferences` at once. */
  onChange: (changes: Partial<Look>) => void;
}

/** Three fields for how pages look: color theme, text size, motion. */
export function LookFields({ value, onChange }: LookFieldsProps) {
  const t = useMessages(en);
  return (
    <>
      <Select
        label={t('lookFields.theme')}
        options={themeNames.map((id) => ({
          id,
          label: t(`lookFields.theme.${id}`),
          description: t(`lookFields.theme.${id}.does`),
        }))}
        selectedKey={value.theme}
        onSelectionChange={(theme) => onChange({ theme })}
      />
      <Slider
        label={t('lookFields.textSize')}
        minValue={smallest}
        maxValue={largest}
        step={25}
        hasTicks
        value={value.textSize}
        valueText={(percent) => t('lookFields.textSizeValue', { percent })}
        onChange={(percent) => onChange({ textSize: textSizes.find((size) => size === percent) ?? value.textSize })}
      />
      <Select
        label={t('lookFields.motion')}
        options={motions.map((id) => ({ id, label: t(`lookFields.motion.${id}`) }))}
        selectedKey={value.reducedMotion}
        onSelectionChange={(reducedMotion) => onChange({ reducedMotion })}
      />
    </>
  );
}
