import type { ReactNode } from 'react';
import { scene } from './ArticleScene.styles.ts';

/** An open line with round caps. */
export const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export interface ArticleSceneProps {
  children: ReactNode;
}

/** The frame of an article's picture, 2.2 : 1. Hidden from screen readers, because it illustrates the text next to it. */
export function ArticleScene({ children }: ArticleSceneProps) {
  return (
    <svg css={scene} viewBox="0 0 440 200" aria-hidden="true">
      {children}
    </svg>
  );
}

export interface PlacedProps {
  x: number;
  y: number;
  size: number;
  /** A square drawing of the design system. */
  children: ReactNode;
}

/** Places a square drawing in a scene. */
export function Placed({ x, y, size, children }: PlacedProps) {
  return (
    <svg x={x} y={y} width={size} height={size}>
      {children}
    </svg>
  );
}

/** The wooden edge of a table or counter, in front of everything. */
export function TableEdge() {
  return (
    <>
      <path data-edge="" d="M0 176h440v24H0Z" fill="var(--wood-light)" />
      <path d="M0 176h440v6H0Z" fill="var(--art-shade)" />
    </>
  );
}
