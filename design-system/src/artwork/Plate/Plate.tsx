import type { ReactNode } from 'react';
import { plate } from './Plate.styles.ts';

export interface PlateProps {
  /** A `Dish`, `Picture`, `Coin` or `Icon`. Without it, the plate is empty. */
  children?: ReactNode;
  /** 112 or 76 px at 100 % text size. */
  size?: 'medium' | 'small';
}

/** A white plate seen from above, with one thing on it. For plates on a table use `Diner`. */
export function Plate({ children, size = 'medium' }: PlateProps) {
  return (
    <span css={plate} data-size={size}>
      {children}
    </span>
  );
}
