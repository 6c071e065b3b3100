import { type ReactNode, useId } from 'react';
import { group } from './OptionsDialog.styles.ts';

export interface OptionGroupProps {
  /** What the choices are about: "Seeing". */
  title: string;
  children: ReactNode;
}

/** Choices that belong together, under their title. */
export function OptionGroup({ title, children }: OptionGroupProps) {
  const titleId = useId();
  return (
    <section css={group} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
