import { TextField } from '@countertop/design-system/TextField';
import type { TriedFieldProps } from '../fields.tsx';

export interface CodeFieldProps extends TriedFieldProps {
  label: string;
  description: string;
}

/** A code of the person's app, or a recovery code. Phones offer what stands in a message. */
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
