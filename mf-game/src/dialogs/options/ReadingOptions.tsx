import { Checkbox } from '@countertop/design-system/Checkbox';
import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { useCanRead } from '../../assist/read-aloud/useVoice.ts';
import { en } from './options.messages.ts';
import { OptionGroup, type OptionProps } from './OptionGroup.tsx';
import { VolumeSlider } from './VolumeSlider.tsx';

const readingSpeeds = ['slow', 'normal'] as const;

/** Reading aloud, its speed and volume. Hidden if the browser has no voice. */
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
      <VolumeSlider
        label={t('options.voiceVolume')}
        value={draft.voiceVolume}
        onChange={(voiceVolume) => onChange({ voiceVolume })}
      />
    </OptionGroup>
  );
}
