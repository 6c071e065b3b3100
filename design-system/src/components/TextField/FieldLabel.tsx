import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { RequiredMark } from './RequiredMark.tsx';
import { label } from './TextField.styles.ts';

interface FieldLabelProps {
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** The question of any field, and the word "required" where an answer must be given. */
export function FieldLabel({ isRequired = false, children }: FieldLabelProps) {
  return (
    <Label css={label}>
      {children}
      {isRequired && <RequiredMark />}
    </Label>
  );
}
