import type { Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import { FieldNotes, invalidBy } from '../TextField/FieldNotes.tsx';
import { InputFrame } from '../TextField/InputFrame.tsx';
import { field } from '../TextField/TextField.styles.ts';
import { answer, notes, slot } from './AnswerField.styles.ts';
import { Echo } from './Echo.tsx';

export interface AnswerFieldProps extends Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'type'
> {
  /** What is asked, always in sight: "How much is the whole order?" */
  label: string;
  /** One line of help below. */
  description?: string | undefined;
  /** How to put it right. Its presence makes the slot invalid. */
  errorMessage?: string | undefined;
  /** A sign before the number, such as `$`. It is not read aloud: the label or the question says the unit. */
  sign?: string | undefined;
  /**
   * How the entry was read: "I read: 4 dollars 50 cents". It stands under the slot at once and is said aloud when typing
   * pauses. An empty text keeps its line, so that nothing moves when it comes.
   */
  echo?: string | undefined;
  /** The input element, for those who must move focus to it. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * The slot on a ticket where a sum's result is written, from left to right in every language. What was typed stays as it
 * was typed: a field that formats numbers changes a child's answer.
 */
export function AnswerField({ label, description, errorMessage, sign, echo, inputRef, ...props }: AnswerFieldProps) {
  return (
    <AriaTextField
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      {...invalidBy(errorMessage)}
      css={[field, answer]}
    >
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
      <InputFrame
        before={sign !== undefined && <span aria-hidden="true">{sign}</span>}
        isReadOnly={props.isReadOnly}
        inputRef={inputRef}
        look={slot}
        dir="ltr"
      />
      {echo !== undefined && <Echo>{echo}</Echo>}
      <div aria-live="polite" css={notes}>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </div>
    </AriaTextField>
  );
}
