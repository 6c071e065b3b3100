import { ageBands, type AgeBand } from '@countertop/engine/problems/band';
import { useMessages } from '@countertop/design-system/messages';
import { RadioGroup } from '@countertop/design-system/RadioGroup';
import { en } from './add.messages.ts';

export interface BandChoiceProps {
  name: string;
  value: AgeBand | null;
  onChange: (band: AgeBand) => void;
  isMissing: boolean;
}

/** The age group of a child. */
export function BandChoice({ name, value, onChange, isMissing }: BandChoiceProps) {
  const t = useMessages(en);
  return (
    <RadioGroup
      label={t('band.label', { name })}
      description={t('band.help')}
      errorMessage={isMissing ? t('band.missing') : undefined}
      options={ageBands.map((id) => ({ id, label: t(`band.${id}`), description: t(`band.${id}.help`) }))}
      value={value}
      onChange={onChange}
    />
  );
}
