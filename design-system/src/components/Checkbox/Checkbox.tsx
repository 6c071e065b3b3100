import type { ReactNode } from 'react';
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
import { RequiredMark } from '../TextField/RequiredMark.tsx';
import { field } from '../TextField/TextField.styles.ts';
import { box, checkbox, group, notes, row } from './Checkbox.styles.ts';
import { en } from './Checkbox.messages.ts';

export interface CheckboxProps extends Omit<
  CheckboxFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid'
> {
  /** What is agreed to or chosen. Pressing the words ticks the box too. */
  children: ReactNode;
  /** One line of help below. */
  description?: string | undefined;
  /** How to put it right. Its presence makes the box invalid. */
  errorMessage?: string | undefined;
}

/** One thing that is chosen or not, taken over by a later button. For what changes at once use `Switch`. */
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
            <span>
              {children}
              {props.isRequired && <RequiredMark />}
            </span>
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
  /** The question over the boxes, always in sight. */
  label: string;
  /** One line of help below the boxes. */
  description?: string | undefined;
  /** How to put it right. Its presence makes the group invalid. */
  errorMessage?: string | undefined;
  /** The `Checkbox`es, each with a `value`. */
  children: ReactNode;
}

/** Any number of several choices. For exactly one use `RadioGroup`. */
export function CheckboxGroup({ label, description, errorMessage, children, ...props }: CheckboxGroupProps) {
  const t = useMessages(en);
  return (
    <AriaCheckboxGroup {...props} {...invalidBy(errorMessage)} css={field}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <div css={group}>{children}</div>
      <FieldNotes
        description={description}
        errorMessage={errorMessage}
        sentences={{ valueMissing: t('checkboxGroup.missing') }}
      />
    </AriaCheckboxGroup>
  );
}
