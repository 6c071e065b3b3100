import { useMessages } from '@countertop/design-system/messages';
import { Select } from '@countertop/design-system/Select';
import { Slider } from '@countertop/design-system/Slider';
import { themeNames } from '@countertop/design-system/tokens';
import type { OptionProps } from './draft.ts';
import { en } from './messages/en.messages.ts';
import { OptionGroup } from './OptionGroup.tsx';

/** Percent of the browser's own text size (specification 001, section 5). */
const textSizes = [75, 100, 125, 150] as const;
const [smallest, , , largest] = textSizes;
const motions = ['system', 'on', 'off'] as const;

/** Colours, size of the text, motion. */
export function SeeingOptions({ draft, onChange }: OptionProps) {
  const t = useMessages(en);
  return (
    <OptionGroup title={t('options.seeing')}>
      <Select
        label={t('options.theme')}
        options={themeNames.map((id) => ({
          id,
          label: t(`options.theme.${id}`),
          description: t(`options.theme.${id}.does`),
        }))}
        selectedKey={draft.theme}
        onSelectionChange={(theme) => onChange({ theme })}
      />
      <Slider
        label={t('options.textSize')}
        minValue={smallest}
        maxValue={largest}
        step={25}
        hasTicks
        value={draft.textSize}
        valueText={(percent) => t('options.textSizeValue', { percent })}
        onChange={(percent) => onChange({ textSize: textSizes.find((size) => size === percent) ?? draft.textSize })}
      />
      <Select
        label={t('options.motion')}
        options={motions.map((id) => ({ id, label: t(`options.motion.${id}`) }))}
        selectedKey={draft.reducedMotion}
        onSelectionChange={(reducedMotion) => onChange({ reducedMotion })}
      />
    </OptionGroup>
  );
}
