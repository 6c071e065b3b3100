import type { ReactNode } from 'react';
import { stage, thing } from './CounterScene.styles.ts';

export interface CounterSceneProps {
  /** How tall the wall behind is: in a card or across a page. */
  size?: 'card' | 'wide';
  /** `OnCounter`s, from start to end. */
  children: ReactNode;
}

/** The wall behind the counter with guests and things on it. A picture beside words that say the same, read by nobody. */
export function CounterScene({ size = 'card', children }: CounterSceneProps) {
  return (
    <div css={stage} data-size={size} aria-hidden="true">
      {children}
    </div>
  );
}

export interface OnCounterProps {
  /** What it is, which decides how wide it stands. */
  width: 'guest' | 'dish' | 'table' | 'note' | 'coin';
  /** One drawing of the kit. */
  children: ReactNode;
}

/** One thing that stands on the counter. */
export function OnCounter({ width, children }: OnCounterProps) {
  return (
    <div css={thing} data-width={width}>
      {children}
    </div>
  );
}
