import type { Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { FieldLabel } from './FieldLabel.tsx';
import { FieldNotes, type FieldNotesProps, invalidBy } from './FieldNotes.tsx';
import { InputFrame } from './InputFrame.tsx';
import { field } from './TextField.styles.ts';

export interface TextFieldProps
  extends
    Omit<AriaTextFieldProps, 'className' | 'style' | 'render' | 'children' | 'isInvalid'>,
    Pick<FieldNotesProps, 'sentences'> {
  /** The label, always visible. */
  label: string;
  /** Help text below the field. */
  description?: string | undefined;
  /** How to fix it. Marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Prefix such as `$`. Hidden from screen readers, so mention the unit in the label. */
  sign?: string | undefined;
  /** Icon before the text, such as a magnifying glass. */
  icon?: IconShape | undefined;
  /** `ltr` for text that is left to right in every language, such as an email address. */
  writing?: 'ltr' | undefined;
  /** Ref to the input element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** A single-line text field. For answers to problems use `AnswerField`, for email addresses `EmailField`. */
export function TextField({ label, description, errorMessage, sentences, ...rest }: TextFieldProps) {
  const { sign, icon, writing, inputRef, ...props } = rest;
  const before = (
    <>
      {icon !== undefined && <Icon icon={icon} />}
      {sign !== undefined && <span aria-hidden="true">{sign}</span>}
    </>
  );
  return (
    <AriaTextField {...props} {...invalidBy(errorMessage)} css={field}>
      <FieldLabel>{label}</FieldLabel>
      <InputFrame before={before} isReadOnly={props.isReadOnly} inputRef={inputRef} writing={writing} />
      <FieldNotes description={description} errorMessage={errorMessage} sentences={sentences} />
    </AriaTextField>
  );
}
