import { type KeyboardEvent, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { downIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { Choice } from '../Select/Choice.tsx';
import { en } from '../Select/Select.messages.ts';
import type { SelectOption } from '../Select/Select.tsx';
import { trigger } from '../Select/Trigger.styles.ts';
import { field, label as labelStyle } from '../TextField/TextField.styles.ts';

export interface ClosedSelectProps<Id extends string> {
  /** The label, always visible. */
  label: string;
  options: readonly SelectOption<Id>[];
  /** ID of the selected option, or null. */
  selectedKey?: Id | null;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Called when the list is requested. Replace this with an open, focused `Select`. */
  onOpen: () => void;
}

/** A lightweight placeholder for `Select`: same appearance and announcements, without the list. */
export function ClosedSelect<Id extends string>({ label, options, selectedKey, ...rest }: ClosedSelectProps<Id>) {
  const t = useMessages(en);
  const { placeholder = t('select.placeholder'), onOpen } = rest;
  const [labelId, valueId] = [useId(), useId()];
  const chosen = options.find(({ id }) => id === selectedKey);
  const openByArrow = (event: Pick<KeyboardEvent, 'key' | 'preventDefault'>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onOpen();
  };
  return (
    <div css={field}>
      <span css={labelStyle} id={labelId}>
        {label}
      </span>
      <AriaButton
        css={trigger}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${valueId} ${labelId}`}
        onPress={onOpen}
        onKeyDown={openByArrow}
      >
        <span id={valueId} data-placeholder={chosen === undefined || undefined}>
          {chosen === undefined ? placeholder : <Choice {...chosen} />}
        </span>
        <Icon icon={downIcon} />
      </AriaButton>
    </div>
  );
}
