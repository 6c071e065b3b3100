import type { ReactNode } from 'react';
import { glaze as glazeStyle, wall } from './TileWall.styles.ts';

export interface TileWallProps {
  /** Area without tile joints, for text: the first half, everything, or nothing. */
  glaze?: 'start' | 'full' | 'none';
  /** `small` for the restaurant wall. */
  size?: 'large' | 'small';
  children?: ReactNode;
}

/** The glazed green wall. Text, focus rings and quiet buttons on it become light automatically. */
export function TileWall({ glaze = 'start', size = 'large', children }: TileWallProps) {
  return (
    <div css={wall} data-surface="tile" data-size={size}>
      {glaze !== 'none' && <div css={glazeStyle} data-glaze={glaze} aria-hidden="true" />}
      {children}
    </div>
  );
}
