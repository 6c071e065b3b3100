import { use } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectStateContext,
  SelectValue,
} from 'react-aria-components/Select';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, downIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { ListPopover, namedByText } from '../Popover/ListPopover.tsx';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import { FieldNotes, invalidBy } from '../TextField/FieldNotes.tsx';
import { field } from '../TextField/TextField.styles.ts';
import { Choice } from './Choice.tsx';
import { en } from './Select.messages.ts';
import { list, option, popover } from './Select.styles.ts';
import { trigger } from './Trigger.styles.ts';

export interface SelectOption<Id extends string = string> {
  /** Passed to `onSelectionChange`. */
  id: Id;
  /** The label: "Intermediate". Used for type-ahead. */
  label: string;
  /** Explanation: "8 to 9 years". */
  description?: string;
  /** Whether the option is unavailable. Give the reason in `description`. */
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string> extends Omit<
  AriaSelectProps<SelectOption<Id>>,
  | 'className'
  | 'style'
  | 'render'
  | 'children'
  | 'isInvalid'
  | 'placeholder'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'disabledKeys'
> {
  /** The label, always visible. */
  label: string;
  options: readonly SelectOption<Id>[];
  /** ID of the selected option, or null. */
  selectedKey?: Id | null;
  /** Initially selected option, for uncontrolled use. */
  defaultSelectedKey?: Id;
  onSelectionChange?: (id: Id) => void;
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** Help text below the field. */
  description?: string | undefined;
  /** How to fix it. Marks the field as invalid. */
  errorMessage?: string | undefined;
}

/** A dropdown for one option. To compare two or three options use a segmented `RadioGroup`. */
export function Select<Id extends string>({ label, options, placeholder, description, ...rest }: SelectProps<Id>) {
  const { selectedKey, defaultSelectedKey, onSelectionChange, errorMessage, ...props } = rest;
  const t = useMessages(en);
  const choose = (key: unknown) => {
    const next = options.find(({ id }) => id === key);
    if (next) onSelectionChange?.(next.id);
  };
  return (
    <AriaSelect<SelectOption<Id>>
      {...props}
      {...invalidBy(errorMessage)}
      {...(selectedKey === undefined ? {} : { value: selectedKey })}
      {...(defaultSelectedKey === undefined ? {} : { defaultValue: defaultSelectedKey })}
      css={field}
      onChange={choose}
    >
      <FieldLabel>{label}</FieldLabel>
      <AriaButton css={trigger}>
        <SelectValue<SelectOption<Id>>>
          {({ selectedItem }) =>
            selectedItem ? <Choice {...selectedItem} /> : (placeholder ?? t('select.placeholder'))
          }
        </SelectValue>
        <Icon icon={downIcon} />
      </AriaButton>
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        sentences={{ valueMissing: t('select.missing') }}
      />
      <Options label={label} options={options} />
    </AriaSelect>
  );
}

function Options({ label, options }: Pick<SelectProps<string>, 'label' | 'options'>) {
  const selection = use(SelectStateContext)?.selectionManager;
  const selectFocused = () => {
    if (selection?.focusedKey != null && !selection.isDisabled(selection.focusedKey))
      selection.replaceSelection(selection.focusedKey);
  };
  return (
    <ListPopover css={popover} label={label} onTab={selectFocused}>
      <ListBox css={list} items={options} {...namedByText(label)}>
        {(one) => <Option {...one} />}
      </ListBox>
    </ListPopover>
  );
}

function Option(one: SelectOption) {
  return (
    <ListBoxItem id={one.id} value={one} css={option} textValue={one.label} isDisabled={one.isDisabled ?? false}>
      <Choice {...one} />
      <Icon icon={checkIcon} />
    </ListBoxItem>
  );
}
