import type { ReactNode } from 'react';
import { drawingName } from '../Picture/drawingName.ts';
import { scene } from './Scene.styles.ts';

export interface SceneFrameProps {
  /** Accessible name. Without it, the scene is hidden from screen readers. */
  title?: string | undefined;
  children: ReactNode;
}

/** The frame of every scene. Components that always show the same scene import only that scene and this frame. */
export function SceneFrame({ title, children }: SceneFrameProps) {
  return (
    <svg css={scene} viewBox="0 0 320 200" {...drawingName(title)}>
      {children}
    </svg>
  );
}
