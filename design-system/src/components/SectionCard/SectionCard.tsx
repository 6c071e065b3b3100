import { type ReactNode, useId } from 'react';
import { Card, type CardProps } from '../Card/Card.tsx';
import { head, section } from './SectionCard.styles.ts';

export interface SectionCardProps {
  /** Heading, which also names the section. */
  title: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** A link at the end of the heading line. */
  action?: ReactNode;
  /** As of a `Card`: `menu` is paper that hangs from a strip of wood. */
  variant?: CardProps['variant'];
  /** Link target: `id="payments"` for `#payments`. Makes the section focusable, so that focus follows. */
  id?: string;
  children: ReactNode;
}

/** A section of a page on a card: heading, lead and content. Without a surface, use `Section`. */
export function SectionCard({ title, lead, action, variant = 'plain', id, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <Card variant={variant}>
      <section css={section} id={id} tabIndex={id === undefined ? undefined : -1} aria-labelledby={titleId}>
        <div css={head}>
          <h2 id={titleId}>{title}</h2>
          {action}
          {lead !== undefined && <p>{lead}</p>}
        </div>
        {children}
      </section>
    </Card>
  );
}
