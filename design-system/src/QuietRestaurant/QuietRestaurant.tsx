import type { ReactNode } from 'react';
import { quiet, sentence } from './QuietRestaurant.styles.ts';
import { Scene } from './Scene.tsx';

export interface QuietRestaurantProps {
  /** One sentence about what will be here. */
  children: ReactNode;
  /** The one thing to do next, a `Button` or `Link`. */
  action?: ReactNode;
}

/** What a page shows while it has nothing to show: a laid table, a sentence and a next step. */
export function QuietRestaurant({ children, action }: QuietRestaurantProps) {
  return (
    <div css={quiet}>
      <Scene />
      <p css={sentence}>{children}</p>
      {action}
    </div>
  );
}
