import { PreferenceFields } from '@countertop/design-system/PreferenceFields';
import { useMessages } from '@countertop/design-system/messages';
import type { OptionProps } from './draft.ts';
import { en } from './options.messages.ts';
import { OptionGroup } from './OptionGroup.tsx';

/** Colours, size of the text, motion: what every page of the site lets a person choose. */
export function SeeingOptions({ draft, onChange }: OptionProps) {
  const t = useMessages(en);
  return (
    <OptionGroup title={t('options.seeing')}>
      <PreferenceFields value={draft} onChange={onChange} />
    </OptionGroup>
  );
}
