import type { ReactNode } from 'react';
import { floor } from './CheckedFloor.styles.ts';

export interface CheckedFloorProps {
  /** What stands on the floor. */
  children: ReactNode;
}

/** The restaurant's checked floor with lamplight on it, below its skirting board. Only under the tables of the game. */
export function CheckedFloor({ children }: CheckedFloorProps) {
  return <div css={floor}>{children}</div>;
}
