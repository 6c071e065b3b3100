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
  /** The question, always visible: "How much is the whole order?" */
  label: string;
  /** Help text below the field. */
  description?: string | undefined;
  /** How to fix the answer. Marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Prefix such as `$`. Hidden from screen readers, so mention the unit in the label or question. */
  sign?: string | undefined;
  /**
   * How the answer was understood: "I read: 4 dollars 50 cents". Shown immediately and announced when typing
   * pauses. An empty string reserves the line.
   */
  echo?: string | undefined;
  /** Ref to the input element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * The field on a ticket for the answer to a problem. Left to right in every language. Never reformats what was
 * typed: a field that formats numbers changes a child's answer.
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
      <FieldLabel>{label}</FieldLabel>
      <InputFrame
        before={sign !== undefined && <span aria-hidden="true">{sign}</span>}
        isReadOnly={props.isReadOnly}
        inputRef={inputRef}
        frameStyles={slot}
        dir="ltr"
      />
      {echo !== undefined && <Echo>{echo}</Echo>}
      <div aria-live="polite" css={notes}>
        <FieldNotes description={description} errorMessage={errorMessage} />
      </div>
    </AriaTextField>
  );
}
