import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { answer, field, frame, help, input, label as labelStyle, problem } from './TextField.styles.ts';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'style' | 'render' | 'children'> {
  /** The question, always in sight. */
  label: string;
  /** One line of help below. */
  description?: string;
  /** How to put it right. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** `answer` is the slot on a ticket where a sum's result is written, from left to right in every language. */
  look?: 'field' | 'answer';
  /** A sign before the text, such as `$`. It is not read aloud: the label says the unit. */
  sign?: string;
  /** The input element, for those who must move focus to it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** One line of text or a number. Numbers are read by our own parser: a spin button changes them by accident. */
export function TextField({
  label,
  description,
  errorMessage,
  look = 'field',
  sign,
  inputRef,
  ...props
}: TextFieldProps) {
  const reference = inputRef === undefined ? {} : { ref: inputRef };
  return (
    <AriaTextField {...props} css={[field, answer]} isInvalid={errorMessage !== undefined} data-look={look}>
      <Label css={labelStyle}>{label}</Label>
      <div css={frame} dir={look === 'answer' ? 'ltr' : undefined}>
        {sign !== undefined && <span aria-hidden="true">{sign}</span>}
        <Input {...reference} css={input} />
      </div>
      {description !== undefined && (
        <Text slot="description" css={help}>
          {description}
        </Text>
      )}
      <FieldError css={problem}>
        <Icon name="alert" />
        <span>{errorMessage}</span>
      </FieldError>
    </AriaTextField>
  );
}
