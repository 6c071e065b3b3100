import { TextField } from '@countertop/design-system/TextField';
import type { SubmittedFieldProps } from '../fields.tsx';

export interface CodeFieldProps extends SubmittedFieldProps {
  label: string;
  description: string;
}

/** A code from the user's app, or a recovery code. Phones suggest codes from text messages. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck="false"
      maxLength={50}
      writing="ltr"
      isRequired
      {...props}
    />
  );
}
