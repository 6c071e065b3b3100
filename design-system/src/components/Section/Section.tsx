import { useId, type ReactNode } from 'react';
import { head, section } from './Section.styles.ts';

export interface SectionProps {
  /** Heading, which also names the section. */
  title: string;
  /** Heading level. */
  level?: 2 | 3;
  /** Link target: `id="faq"` for `#faq`. Makes the section focusable, so that focus follows. */
  id?: string;
  /** A sentence below the heading. */
  lead?: ReactNode;
  /** Background: none, a tinted band, or the butter-colored wall. Both extend to the edges of the window. */
  surface?: 'page' | 'band' | 'wall';
  children: ReactNode;
}

/** A section of a page with a heading and space before it. */
export function Section({ title, level = 2, id, lead, surface = 'page', children }: SectionProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      css={section}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      data-ground={surface}
      aria-labelledby={titleId}
    >
      <div css={head}>
        <Heading id={titleId}>{title}</Heading>
        {lead !== undefined && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
