import type { ReactNode } from 'react';
import { plate } from './Plate.styles.ts';

export interface PlateProps {
  /** What lies on it: a `Dish`, a `Picture`, a `Coin` or an `Icon`. Empty without it. */
  children?: ReactNode;
  /** 112 or 76 px at text size 100 %. */
  size?: 'medium' | 'small';
}

/** A white plate seen from above, with one thing on it. Plates on a table are drawn by `TableDrawing`. */
export function Plate({ children, size = 'medium' }: PlateProps) {
  return (
    <span css={plate} data-size={size}>
      {children}
    </span>
  );
}
