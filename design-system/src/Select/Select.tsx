import { Button as AriaButton } from 'react-aria-components/Button';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../Icon/Icon.tsx';
import { en } from '../messages/en.messages.ts';
import { useMessages } from '../messages/messages.ts';
import { field, help, label as labelStyle, problem } from '../TextField/TextField.styles.ts';
import { choice, list, option, popover, trigger } from './Select.styles.ts';

export interface SelectOption<Id extends string = string> {
  /** What `onSelectionChange` is called with. */
  id: Id;
  /** The choice: "Intermediate". */
  label: string;
  /** What it means: "8 to 9 years". */
  description?: string;
}

export interface SelectProps<Id extends string> {
  /** The question, always in sight. */
  label: string;
  options: readonly SelectOption<Id>[];
  /** The chosen option, or null while nothing is chosen. */
  selectedKey: Id | null;
  onSelectionChange: (id: Id) => void;
  /** Stands in the field while nothing is chosen. */
  placeholder?: string;
  /** One line of help below. */
  description?: string;
  /** How to put it right. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  isDisabled?: boolean;
}

/** One choice of a few, in a field. For two or three that people compare, show them side by side instead. */
export function Select<Id extends string>({ label, options, placeholder, ...props }: SelectProps<Id>) {
  const { selectedKey, onSelectionChange, description, errorMessage, isDisabled = false } = props;
  const t = useMessages(en);
  const chosen = options.find(({ id }) => id === selectedKey);
  const choose = (key: unknown) => {
    const next = options.find(({ id }) => id === key);
    if (next) onSelectionChange(next.id);
  };
  return (
    <AriaSelect
      css={field}
      value={selectedKey}
      onChange={choose}
      isInvalid={errorMessage !== undefined}
      isDisabled={isDisabled}
    >
      <Label css={labelStyle}>{label}</Label>
      <AriaButton css={trigger}>
        <SelectValue>{chosen ? <Choice {...chosen} /> : (placeholder ?? t('select.placeholder'))}</SelectValue>
        <Icon name="down" />
      </AriaButton>
      {description !== undefined && (
        <Text slot="description" css={help}>
          {description}
        </Text>
      )}
      <FieldError css={problem}>
        <Icon name="alert" />
        <span>{errorMessage}</span>
      </FieldError>
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
    <ListBoxItem id={one.id} css={option} textValue={one.label}>
      <Choice {...one} />
      <Icon name="check" />
    </ListBoxItem>
  );
}

function Choice({ label, description }: SelectOption) {
  return (
    <span css={choice}>
      <b>{label}</b>
      {description !== undefined && <span>{description}</span>}
    </span>
  );
}
