import { useId, type ReactNode } from 'react';
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, minusIcon } from '../Icon/icons.ts';
import { useMessages } from '../../i18n/messages.ts';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import { FieldNotes, invalidBy } from '../TextField/FieldNotes.tsx';
import { field } from '../TextField/TextField.styles.ts';
import { box, checkbox, group, notes, row } from './Checkbox.styles.ts';
import { en } from './Checkbox.messages.ts';

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid'
> {
  /** The label. Pressing it toggles the checkbox. */
  children: ReactNode;
  /** Help text below the field. */
  description?: string | undefined;
  /** How to fix it. Marks the checkbox as invalid. */
  errorMessage?: string | undefined;
}

/** A choice that takes effect when the form is submitted. For immediate effect use `Switch`. */
export function Checkbox({ children, description, errorMessage, ...props }: CheckboxProps) {
  const t = useMessages(en);
  return (
    <CheckboxField {...props} {...invalidBy(errorMessage)} css={checkbox}>
      <CheckboxButton css={row}>
        {({ isIndeterminate }) => (
          <>
            <span css={box}>
              <Icon icon={isIndeterminate ? minusIcon : checkIcon} size="small" />
            </span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      <div css={notes}>
        <FieldNotes
          description={description}
          errorMessage={errorMessage}
          sentences={{ valueMissing: t('checkbox.missing') }}
        />
      </div>
    </CheckboxField>
  );
}

export interface CheckboxGroupProps extends Omit<
  AriaCheckboxGroupProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid'
> {
  /** The question above the checkboxes, always visible. */
  label: string;
  /** Help text below the checkboxes. */
  description?: string | undefined;
  /** How to fix it. Marks the group as invalid. */
  errorMessage?: string | undefined;
  /** The `Checkbox`es, each with a `value`. */
  children: ReactNode;
}

/** Any number of choices. For exactly one use `RadioGroup`. */
export function CheckboxGroup({ label, description, errorMessage, children, ...props }: CheckboxGroupProps) {
  const helpId = useId();
  const t = useMessages(en);
  return (
    <AriaCheckboxGroup
      {...props}
      {...(description !== undefined && { 'aria-describedby': helpId })}
      {...invalidBy(errorMessage)}
      css={field}
    >
      <FieldLabel>{label}</FieldLabel>
      <div css={group}>{children}</div>
      <FieldNotes
        description={description}
        descriptionId={helpId}
        errorMessage={errorMessage}
        sentences={{ valueMissing: t('checkboxGroup.missing') }}
      />
    </AriaCheckboxGroup>
  );
}
