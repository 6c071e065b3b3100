import { useMessages } from '@countertop/design-system/messages';
import { Slider } from '@countertop/design-system/Slider';
import { en } from './options.messages.ts';

const volumeStepPercent = 10;

export interface VolumeSliderProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  onChange: (volume: number) => void;
  isDisabled?: boolean;
}

/** A volume in percent. */
export function VolumeSlider({ label, value, onChange, isDisabled = false }: VolumeSliderProps) {
  const t = useMessages(en);
  return (
    <Slider
      label={label}
      minValue={0}
      maxValue={100}
      step={volumeStepPercent}
      isDisabled={isDisabled}
      value={Math.round(value * 100)}
      valueText={(percent) => t('options.volumeValue', { percent })}
      onChange={(percent) => onChange(percent / 100)}
    />
  );
}
