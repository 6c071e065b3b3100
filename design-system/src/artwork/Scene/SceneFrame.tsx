import type { ReactNode } from 'react';
import { drawingName } from '../Picture/drawingName.ts';
import { scene } from './Scene.styles.ts';

export interface SceneFrameProps {
  /** What a screen reader says; silent without it. */
  title?: string | undefined;
  /** The parts of one scene. */
  children: ReactNode;
}

/** The window every scene is drawn in. A part that always shows the same scene takes it from here and leaves the rest. */
export function SceneFrame({ title, children }: SceneFrameProps) {
  return (
    <svg css={scene} viewBox="0 0 320 200" {...drawingName(title)}>
      {children}
    </svg>
  );
}
