import type { ReactNode } from 'react';
import { PageTitle } from '../Page/Page.tsx';
import { QuietRestaurant } from '../../artwork/Scene/parts/QuietRestaurant.tsx';
import { SceneFrame } from '../../artwork/Scene/SceneFrame.tsx';
import {
  actions as actionsStyle,
  empty,
  footnote as footnoteStyle,
  container,
  scene,
  sentence,
  text,
} from './EmptyState.styles.ts';

export interface EmptyStateProps {
  /** Names the missing content. The heading of the page or section. */
  title: string;
  /** Heading level. 1 is the page title, which gets focus after navigation. */
  level?: 1 | 2 | 3;
  /** The `id` of the heading. Defaults to that of a page title at level 1. */
  titleId?: string;
  /** A `Tag` with the reason. */
  tag?: ReactNode;
  /** The picture. Defaults to a set table without customers. */
  picture?: ReactNode;
  /** `large` for a page that has nothing else: up to 40 instead of 26 rem wide. */
  pictureSize?: 'medium' | 'large';
  /** One sentence: what will appear here, or what happened and what is safe. */
  children: ReactNode;
  /** Next steps: one or two `Button`s or `Link`s. */
  actions?: ReactNode;
  /** Small print below the actions. */
  footnote?: ReactNode;
}

/** Shown while there is no content: a heading, a sentence, a next step and a picture. */
export function EmptyState({ title, level = 2, titleId, tag, children, actions, footnote, ...rest }: EmptyStateProps) {
  const { picture = <DefaultScene />, pictureSize = 'medium' } = rest;
  return (
    <div css={container}>
      <div css={empty} data-picture={pictureSize} data-level={level}>
        <div css={text}>
          <Heading level={level} id={titleId}>
            {title}
          </Heading>
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

/** The default scene. Imported alone, so that pages do not load the other four. */
function DefaultScene() {
  return (
    <SceneFrame>
      <QuietRestaurant />
    </SceneFrame>
  );
}

function Heading({ level, id, children }: { level: 1 | 2 | 3; id: string | undefined; children: string }) {
  if (level === 1) return <PageTitle id={id}>{children}</PageTitle>;
  return level === 2 ? <h2 id={id}>{children}</h2> : <h3 id={id}>{children}</h3>;
}
