import { curricula } from '@countertop/contract/classes/standards';
import { useMessages } from '@countertop/design-system/messages';
import { Select } from '@countertop/design-system/Select';
import type { AgeBand } from '@countertop/engine/problems/band';
import { type SkillFilter, standardsIn } from './standards.ts';
import { en } from './standards.messages.ts';

export interface StandardFieldsProps {
  band: AgeBand;
  filter: SkillFilter;
  onChange: (filter: SkillFilter) => void;
}

/** Two fields: a curriculum, and one of its standards. */
export function StandardFields({ band, filter: { curriculum, standard }, onChange }: StandardFieldsProps) {
  const t = useMessages(en);
  const all = { id: '', label: t('standards.standard.all') };
  return (
    <>
      <Select
        label={t('standards.curriculum')}
        options={curricula.map((id) => ({ id, label: t(`standards.curriculum.${id}`) }))}
        selectedKey={curriculum}
        onSelectionChange={(next) => onChange({ curriculum: next, standard: null })}
      />
      <Select
        label={t('standards.standard')}
        options={[all, ...standardsIn(band, curriculum).map((id) => ({ id, label: id }))]}
        selectedKey={standard ?? ''}
        onSelectionChange={(next) => onChange({ curriculum, standard: next === '' ? null : next })}
      />
    </>
  );
}
