import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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
import { choice, choices, group, name, picture as pictureStyle } from './RadioGroup.styles.ts';

export interface RadioOption<Id extends string = string> {
  /** Passed to `onChange`. */
  id: Id;
  /** The label: "Intermediate". */
  label: string;
  /** Explanation: "8 to 9 years". */
  description?: string | undefined;
  /** A drawing above the label, in the variants `pictures` and `swatches`. */
  picture?: ReactNode;
  /** Accessible name if the label is a short form of it: "Ages 6-7" for "6-7". */
  spokenLabel?: string | undefined;
  /** Whether the option is unavailable. Give the reason in `description`. */
  isDisabled?: boolean | undefined;
}

export interface RadioGroupProps<Id extends string> extends Omit<
  AriaRadioGroupProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'orientation' | 'value' | 'defaultValue' | 'onChange'
> {
  /** The label, always visible. */
  label: string;
  options: readonly RadioOption<Id>[];
  /** ID of the selected option, or null. */
  value?: Id | null;
  /** Initially selected option, for uncontrolled use. */
  defaultValue?: Id | null;
  onChange?: (id: Id) => void;
  /**
   * `segmented` shows two to four short options side by side, or in a column if there is no room. `pictures` shows cards
   * in one row, for children who do not read yet. `swatches` shows small cards in rows of three.
   */
  variant?: 'list' | 'segmented' | 'pictures' | 'swatches';
  /** Two short segments share the width of the container, however narrow it is. */
  isWide?: boolean;
  /** Hides the label visually, where text next to the group says the same. */
  isLabelHidden?: boolean;
  /** Help text below the field. */
  description?: string | undefined;
  /** How to fix it. Marks the group as invalid. */
  errorMessage?: string | undefined;
}

/** Exactly one of two to six options, all visible. For more options use `Select`, for multiple choice `CheckboxGroup`. */
export function RadioGroup<Id extends string>({ label, options, variant = 'list', ...rest }: RadioGroupProps<Id>) {
  const { description, errorMessage, onChange, isLabelHidden = false, isWide = false, ...props } = rest;
  const helpId = useId();
  const t = useMessages(en);
  const choose = (id: string) => {
    const next = options.find((option) => option.id === id);
    if (next) onChange?.(next.id);
  };
  const root = useRef<HTMLDivElement>(null);
  const chooseEarly = useEffectEvent(() => {
    const chosen = root.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (props.value !== undefined && chosen !== undefined && chosen !== props.value) choose(chosen);
  });
  // A choice in server-rendered HTML, made before hydration, which React would undo.
  useLayoutEffect(() => chooseEarly(), []);
  return (
    <AriaRadioGroup
      {...props}
      ref={root}
      {...(description !== undefined && { 'aria-describedby': helpId })}
      {...invalidBy(errorMessage)}
      {...(isLabelHidden && { 'aria-label': label })}
      onChange={choose}
      orientation={variant === 'list' ? 'vertical' : 'horizontal'}
      css={group}
      data-variant={variant}
      data-wide={isWide || undefined}
    >
      {isLabelHidden || <FieldLabel>{label}</FieldLabel>}
      <div css={choices} data-count={options.length}>
        {options.map((option) => (
          <Choice key={option.id} {...option} />
        ))}
      </div>
      <FieldNotes
        description={description}
        descriptionId={helpId}
        errorMessage={errorMessage}
        sentences={{ valueMissing: t('radioGroup.missing') }}
      />
    </AriaRadioGroup>
  );
}

function Choice({ id, label, picture, spokenLabel, description, isDisabled = false }: RadioOption) {
  return (
    <RadioField
      value={id}
      isDisabled={isDisabled}
      css={choice}
      {...(spokenLabel !== undefined && { 'aria-label': spokenLabel })}
    >
      {picture !== undefined && <span css={pictureStyle}>{picture}</span>}
      <RadioButton css={name} data-text={label}>
        {label}
      </RadioButton>
      {description !== undefined && (
        <Text slot="description" css={help}>
          {description}
        </Text>
      )}
    </RadioField>
  );
}
