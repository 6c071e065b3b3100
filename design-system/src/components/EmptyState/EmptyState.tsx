import type { ReactNode } from 'react';
import { PageTitle } from '../Page/Page.tsx';
import { QuietRestaurant } from '../../artwork/Scene/parts/QuietRestaurant.tsx';
import { SceneFrame } from '../../artwork/Scene/SceneFrame.tsx';
import {
  actions as actionsStyle,
  empty,
  footnote as footnoteStyle,
  room,
  scene,
  sentence,
  words,
} from './EmptyState.styles.ts';

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
  /** Small print below the actions. */
  footnote?: ReactNode;
}

/** What a page or a part of it shows while it has nothing to show: a heading, a sentence, a way on and a picture. */
export function EmptyState({ title, level = 2, tag, children, actions, footnote, ...rest }: EmptyStateProps) {
  const { picture = <Quiet /> } = rest;
  return (
    <div css={room}>
      <div css={empty}>
        <div css={words}>
          <Heading level={level}>{title}</Heading>
          {tag}
          <p css={sentence}>{children}</p>
          {actions !== undefined && <div css={actionsStyle}>{actions}</div>}
          {footnote !== undefined && <p css={footnoteStyle}>{footnote}</p>}
        </div>
        <div css={scene}>{picture}</div>
      </div>
    </div>
  );
}

/** The one scene of five that every page may need: the others are not fetched with it. */
function Quiet() {
  return (
    <SceneFrame>
      <QuietRestaurant />
    </SceneFrame>
  );
}

function Heading({ level, children }: { level: 1 | 2 | 3; children: string }) {
  if (level === 1) return <PageTitle>{children}</PageTitle>;
  return level === 2 ? <h2>{children}</h2> : <h3>{children}</h3>;
}
