import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { en } from './options.messages.ts';
import { OptionGroup, type OptionProps } from './OptionGroup.tsx';

const sides = ['left', 'right'] as const;

/** Side of the keys, for left-handed children. */
export function NumberPadOptions({ draft, onChange }: OptionProps) {
  const t = useMessages(en);
  return (
    <OptionGroup title={t('options.keys')}>
      <RadioGroup
        variant="segmented"
        label={t('options.numberPadSide')}
        options={sides.map((id) => ({ id, label: t(`options.numberPadSide.${id}`) }))}
        value={draft.numberPadSide}
        onChange={(numberPadSide) => onChange({ numberPadSide })}
      />
    </OptionGroup>
  );
}
