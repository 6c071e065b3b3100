import { Card } from '@countertop/design-system/Card';
import { type ReactNode, useId } from 'react';
import { section } from './Classes.styles.ts';

export interface ClassSectionProps {
  /** Heading, which also names the section. */
  title: string;
  /** A sentence below the heading. */
  lead?: string;
  children: ReactNode;
}

/** A section of a class page on its own sheet of paper. */
export function ClassSection({ title, lead, children }: ClassSectionProps) {
  const id = useId();
  return (
    <Card variant="menu">
      <section css={section} aria-labelledby={id}>
        <div>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
