import type { ReactNode } from 'react';
import { Lamp, Shelf } from './decorations.tsx';
import { decoration, endLamp, glaze as glazeStyle, middleLamp, shelf, wall } from './TileWall.styles.ts';

export interface TileWallProps {
  /** Area without tile joints, for text: the first half, everything, or nothing. */
  glaze?: 'start' | 'full' | 'none';
  /** `small` for the restaurant wall. */
  size?: 'large' | 'small';
  /** Shows two lamps, over the second and third of three tables. */
  hasLamps?: boolean;
  /** Shows the shelf between the lamps. */
  hasShelf?: boolean;
  children?: ReactNode;
}

/** The glazed green wall. Text, focus rings and quiet buttons on it become light automatically. */
export function TileWall({ glaze = 'start', size = 'large', hasLamps, hasShelf, children }: TileWallProps) {
  return (
    <div css={wall} data-surface="tile" data-size={size}>
      {glaze !== 'none' && <div css={glazeStyle} data-glaze={glaze} aria-hidden="true" />}
      {children}
      {hasShelf && (
        <div css={[decoration, shelf]}>
          <Shelf />
        </div>
      )}
      {hasLamps && (
        <>
          <div css={[decoration, middleLamp]}>
            <Lamp />
          </div>
          <div css={[decoration, endLamp]}>
            <Lamp />
          </div>
        </>
      )}
    </div>
  );
}
