import type { ReactNode } from 'react';
import { boards, floor } from './CheckedFloor.styles.ts';

export interface CheckedFloorProps {
  /** Content on the floor. May extend above it, in front of the wall. */
  children: ReactNode;
}

/** The restaurant's checkered floor. Only for the game's tables. */
export function CheckedFloor({ children }: CheckedFloorProps) {
  return (
    <div css={floor}>
      <div css={boards} aria-hidden="true" />
      {children}
    </div>
  );
}
