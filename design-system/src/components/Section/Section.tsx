import { useId, type ReactNode } from 'react';
import { head, section } from './Section.styles.ts';

export interface SectionProps {
  /** The heading; it names the section. */
  title: string;
  /** Level of the heading on the page. */
  level?: 2 | 3;
  /** The address within the page: `id="faq"` is what `#faq` leads to. It can take the focus, which follows there. */
  id?: string;
  /** One sentence below the heading. */
  lead?: ReactNode;
  /** What it stands on: the page itself, a tinted band, or the butter-coloured wall; both reach the window's edges. */
  surface?: 'page' | 'band' | 'wall';
  children: ReactNode;
}

/** A part of a page with its heading, and the space that separates it from the part before. */
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
