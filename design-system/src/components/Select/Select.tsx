import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, type SelectProps as AriaSelectProps, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, downIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import { FieldNotes, invalidBy } from '../TextField/FieldNotes.tsx';
import { field } from '../TextField/TextField.styles.ts';
import { Choice } from './Choice.tsx';
import { en } from './Select.messages.ts';
import { list, option, popover } from './Select.styles.ts';
import { trigger } from './Trigger.styles.ts';

export interface SelectOption<Id extends string = string> {
  /** What `onSelectionChange` is called with. */
  id: Id;
  /** The choice: "Intermediate". Letters typed in the list find it. */
  label: string;
  /** What it means: "8 to 9 years". */
  description?: string;
  /** Not to be had now. Say why in its `description`. */
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
  /** The question, always in sight. */
  label: string;
  options: readonly SelectOption<Id>[];
  /** The chosen option, or null while nothing is chosen. */
  selectedKey?: Id | null;
  /** The option chosen at first, where the field keeps the choice itself. */
  defaultSelectedKey?: Id;
  onSelectionChange?: (id: Id) => void;
  /** Stands in the field while nothing is chosen. */
  placeholder?: string;
  /** One line of help below. */
  description?: string | undefined;
  /** How to put it right. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
}

/** One choice of a few, in a field. For two or three that people compare, show them side by side by `RadioGroup`. */
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
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
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
      <Popover css={popover} offset={6}>
        <ListBox css={list} items={options}>
          {(one) => <Option {...one} />}
        </ListBox>
      </Popover>
    </AriaSelect>
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
