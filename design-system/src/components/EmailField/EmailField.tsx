import { useMessages } from '../../i18n/messages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { en } from './EmailField.messages.ts';

export interface EmailFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'sign' | 'icon' | 'writing' | 'sentences'
> {}

/** An email address field: email keyboard, autofill, no spell check. */
export function EmailField(props: EmailFieldProps) {
  const t = useMessages(en);
  return (
    <TextField
      autoComplete="email"
      autoCorrect="off"
      spellCheck="false"
      {...props}
      type="email"
      inputMode="email"
      writing="ltr"
      sentences={{ typeMismatch: t('emailField.malformed') }}
    />
  );
}
