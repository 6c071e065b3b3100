import { LookFields } from '@countertop/design-system/LookFields';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './options.messages.ts';
import { OptionGroup, type OptionProps } from './OptionGroup.tsx';

/** Colours, size of the text, motion: what every page of the site lets a person choose. */
export function SeeingOptions({ draft, onChange }: OptionProps) {
  const t = useMessages(en);
  return (
    <OptionGroup title={t('options.seeing')}>
      <LookFields value={draft} onChange={onChange} />
    </OptionGroup>
  );
}
