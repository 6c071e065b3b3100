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
  /** The question, always in sight. */
  label: string;
  /** The text. */
  value: string;
  /** How many lines are in sight; longer text scrolls. */
  rows?: number;
  /** The most characters. How many are left is written below, and said when few are. */
  maxLength?: number;
  /** One line of help below. */
  description?: string | undefined;
  /** How to put it right. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** The element, for those who must move focus to it. */
  areaRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** From this many characters left on, a screen reader hears the number. */
const fewLeft = 20;

/** Several lines of text. For one line use `TextField`. */
export function TextArea({ label, rows = 3, description, errorMessage, areaRef, ...props }: TextAreaProps) {
  const t = useMessages(en);
  const left = props.maxLength === undefined ? null : props.maxLength - props.value.length;
  return (
    <AriaTextField {...props} {...invalidBy(errorMessage)} css={field}>
      <FieldLabel isRequired={props.isRequired}>{label}</FieldLabel>
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
