import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { RequiredMark } from './RequiredMark.tsx';
import { label } from './TextField.styles.ts';

interface FieldLabelProps {
  isRequired?: boolean | undefined;
  children: ReactNode;
}

/** The label of a field, with "(required)" if needed. */
export function FieldLabel({ isRequired = false, children }: FieldLabelProps) {
  return (
    <Label css={label}>
      {children}
      {isRequired && <RequiredMark />}
    </Label>
  );
}
