import {
  RadioButton,
  RadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text } from 'react-aria-components/Text';
import { useMessages } from '../../i18n/messages.ts';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import { FieldNotes, invalidBy } from '../TextField/FieldNotes.tsx';
import { help } from '../TextField/TextField.styles.ts';
import { en } from './RadioGroup.messages.ts';
import { choice, choices, group, name } from './RadioGroup.styles.ts';

export interface RadioOption<Id extends string = string> {
  /** What `onChange` is called with. */
  id: Id;
  /** The choice: "Intermediate". */
  label: string;
  /** What it means: "8 to 9 years". */
  description?: string | undefined;
  /** Not to be had now. Say why in its `description`. */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Id extends string> extends Omit<
  AriaRadioGroupProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'orientation' | 'value' | 'defaultValue' | 'onChange'
> {
  /** The question, always in sight. */
  label: string;
  options: readonly RadioOption<Id>[];
  /** The chosen option, or null while nothing is chosen. */
  value?: Id | null;
  /** The option chosen at first, where the group keeps the choice itself. */
  defaultValue?: Id | null;
  onChange?: (id: Id) => void;
  /** `segmented` puts two to four short choices side by side in one frame; in a narrow place they stand in a column. */
  look?: 'list' | 'segmented';
  /** One line of help below. */
  description?: string | undefined;
  /** How to put it right. Its presence makes the group invalid. */
  errorMessage?: string | undefined;
}

/** Exactly one of two to six choices, all in sight. For more use `Select`; for any number use `CheckboxGroup`. */
export function RadioGroup<Id extends string>({ label, options, look = 'list', ...rest }: RadioGroupProps<Id>) {
  const { description, errorMessage, onChange, ...props } = rest;
  const t = useMessages(en);
  const choose = (id: string) => {
    const next = options.find((option) => option.id === id);
    if (next) onChange?.(next.id);
  };
  return (
    <AriaRadioGroup
      {...props}
      {...invalidBy(errorMessage)}
      onChange={choose}
      orientation={look === 'list' ? 'vertical' : 'horizontal'}
      css={group}
      data-look={look}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div css={choices} data-count={options.length}>
        {options.map((option) => (
          <Choice key={option.id} {...option} />
        ))}
      </div>
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        sentences={{ valueMissing: t('radioGroup.missing') }}
      />
    </AriaRadioGroup>
  );
}

function Choice({ id, label, description, isDisabled = false }: RadioOption) {
  return (
    <RadioField value={id} isDisabled={isDisabled} css={choice}>
      <RadioButton css={name}>{label}</RadioButton>
      {description !== undefined && (
        <Text slot="description" css={help}>
          {description}
        </Text>
      )}
    </RadioField>
  );
}
