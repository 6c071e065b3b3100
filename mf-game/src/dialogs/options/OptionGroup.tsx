import type { Preferences } from '@countertop/design-system/preferences';
import { type ReactNode, useId } from 'react';
import { group } from './OptionsDialog.styles.ts';

export interface OptionProps {
  /** The preferences with the unsaved changes. */
  draft: Readonly<Preferences>;
  onChange: (changes: Partial<Preferences>) => void;
}

export interface OptionGroupProps {
  title: string;
  children: ReactNode;
}

export function OptionGroup({ title, children }: OptionGroupProps) {
  const titleId = useId();
  return (
    <section css={group} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
