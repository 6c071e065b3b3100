import type { ReactNode } from 'react';
import { stage, thing } from './CounterScene.styles.ts';

export interface CounterSceneProps {
  /** Height of the wall: for a card, or across a page. */
  size?: 'card' | 'wide';
  /** `OnCounter` elements. */
  children: ReactNode;
}

/** A counter with customers and things on it. Hidden from screen readers, because it illustrates the text next to it. */
export function CounterScene({ size = 'card', children }: CounterSceneProps) {
  return (
    <div css={stage} data-size={size} aria-hidden="true">
      {children}
    </div>
  );
}

export interface OnCounterProps {
  /** Kind of thing, which sets its width. */
  width: 'customer' | 'dish' | 'table' | 'note' | 'coin';
  children: ReactNode;
}

/** A thing on the counter. */
export function OnCounter({ width, children }: OnCounterProps) {
  return (
    <div css={thing} data-width={width}>
      {children}
    </div>
  );
}
