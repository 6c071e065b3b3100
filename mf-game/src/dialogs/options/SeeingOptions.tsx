import { PreferenceFields } from '@countertop/design-system/PreferenceFields';
import { useMessages } from '@countertop/design-system/messages';
import { en } from './options.messages.ts';
import { OptionGroup, type OptionProps } from './OptionGroup.tsx';

/** The display options that every page of the site offers: theme, text size, motion. */
export function SeeingOptions({ draft, onChange }: OptionProps) {
  const t = useMessages(en);
  return (
    <OptionGroup title={t('options.seeing')}>
      <PreferenceFields value={draft} onChange={onChange} />
    </OptionGroup>
  );
}
