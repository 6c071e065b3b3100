import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { label } from './TextField.styles.ts';

/** The label of a field. Most fields are required, so the label of one that isn't ends with "(optional)". */
export function FieldLabel({ children }: { children: ReactNode }) {
  return <Label css={label}>{children}</Label>;
}
