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
  /** The question, always in sight. */
  label: string;
  /** One line of help below. */
  description?: string | undefined;
  /** How to put it right. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** A sign before the text, such as `$`. It is not read aloud: the label says the unit. */
  sign?: string | undefined;
  /** A picture before the text, such as the glass of a search. */
  icon?: IconShape | undefined;
  /** `ltr` for what is written from left to right in every language, such as an address. */
  writing?: 'ltr' | undefined;
  /** The input element, for those who must move focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. For the result of a sum use `AnswerField`, for an address `EmailField`. */
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
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <InputFrame before={before} isReadOnly={props.isReadOnly} inputRef={inputRef} writing={writing} />
      <FieldNotes description={description} errorMessage={errorMessage} sentences={sentences} />
    </AriaTextField>
  );
}
