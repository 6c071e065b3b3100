import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { useCanRead } from '../../assist/read-aloud/useVoice.ts';
import type { OptionProps } from './draft.ts';
import { en } from './options.messages.ts';
import { OptionGroup } from './OptionGroup.tsx';

const readingSpeeds = ['slow', 'normal'] as const;

/** Who wants every problem read, and how fast. Only where the browser has a voice. */
export function ReadingOptions({ draft, onChange }: OptionProps) {
  const t = useMessages(en);
  const canRead = useCanRead();
  if (!canRead) return null;
  return (
    <OptionGroup title={t('options.reading')}>
      <Checkbox
        description={t('options.readAloud.does')}
        isSelected={draft.readAloud}
        onChange={(readAloud) => onChange({ readAloud })}
      >
        {t('options.readAloud')}
      </Checkbox>
      <RadioGroup
        variant="segmented"
        label={t('options.readingSpeed')}
        options={readingSpeeds.map((id) => ({ id, label: t(`options.readingSpeed.${id}`) }))}
        value={draft.readingSpeed}
        onChange={(readingSpeed) => onChange({ readingSpeed })}
      />
    </OptionGroup>
  );
}
