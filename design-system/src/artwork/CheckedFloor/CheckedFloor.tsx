import type { ReactNode } from 'react';
import { floor } from './CheckedFloor.styles.ts';

export interface CheckedFloorProps {
  /** Content on the floor. */
  children: ReactNode;
}

/** The restaurant's checkered floor with lamplight. Only for the game's tables. */
export function CheckedFloor({ children }: CheckedFloorProps) {
  return <div css={floor}>{children}</div>;
}
