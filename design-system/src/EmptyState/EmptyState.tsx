import type { ReactNode } from 'react';
import { PageTitle } from '../Page/Page.tsx';
import { QuietRestaurant } from '../QuietRestaurant/QuietRestaurant.tsx';
import { actions as actionsStyle, empty, sentence } from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** What is not here: the page's or the part's heading. */
  title: string;
  /** Level of the heading. 1 is the page's own title, where focus goes after a change of page. */
  level?: 1 | 2 | 3;
  /** A word about why, a `Tag`. */
  tag?: ReactNode;
  /** The picture. A laid table that nobody sits at, unless said otherwise. */
  picture?: ReactNode;
  /** One sentence: what will be here, or what happened and what is safe. */
  children: ReactNode;
  /** What to do next: a `Button` or `Link`, or two. */
  actions?: ReactNode;
}

/** What a page or a part of it shows while it has nothing to show: a heading, a picture, a sentence and a way on. */
export function EmptyState({
  title,
  level = 2,
  tag,
  picture = <QuietRestaurant />,
  children,
  actions,
}: EmptyStateProps) {
  return (
    <div css={empty}>
      <Heading level={level}>{title}</Heading>
      {tag}
      {picture}
      <p css={sentence}>{children}</p>
      {actions !== undefined && <div css={actionsStyle}>{actions}</div>}
    </div>
  );
}

function Heading({ level, children }: { level: 1 | 2 | 3; children: string }) {
  if (level === 1) return <PageTitle>{children}</PageTitle>;
  return level === 2 ? <h2>{children}</h2> : <h3>{children}</h3>;
}
