import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useMessages } from '../../i18n/messages.ts';
import { FieldLabel } from '../TextField/FieldLabel.tsx';
import { FieldNotes, invalidBy } from '../TextField/FieldNotes.tsx';
import { field } from '../TextField/TextField.styles.ts';
import { en } from './TextArea.messages.ts';
import { area, count } from './TextArea.styles.ts';

export interface TextAreaProps extends Omit<
  AriaTextFieldProps,
  'className' | 'style' | 'render' | 'children' | 'isInvalid' | 'type' | 'pattern' | 'value' | 'defaultValue'
> {
  /** The label, always visible. */
  label: string;
  value: string;
  /** Number of visible lines. Longer text scrolls. */
  rows?: number;
  /** Maximum length. The remaining count is shown below, and announced when it gets low. */
  maxLength?: number;
  /** Help text below the field. */
  description?: string | undefined;
  /** How to fix it. Marks the field as invalid. */
  errorMessage?: string | undefined;
  /** Ref to the textarea element. */
  areaRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** The remaining count is announced from this number of characters on. */
const fewLeft = 20;

/** A multi-line text field. For one line use `TextField`. */
export function TextArea({ label, rows = 3, description, errorMessage, areaRef, ...props }: TextAreaProps) {
  const t = useMessages(en);
  const left = props.maxLength === undefined ? null : props.maxLength - props.value.length;
  return (
    <AriaTextField {...props} {...invalidBy(errorMessage)} css={field}>
      <FieldLabel>{label}</FieldLabel>
      <AriaTextArea ref={areaRef ?? null} rows={rows} css={area} />
      {left !== null && (
        <span css={count} aria-live={left <= fewLeft ? 'polite' : 'off'}>
          {t('textArea.left', { count: left })}
        </span>
      )}
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
