import type { ReactNode } from 'react';
import { card } from './Card.styles.ts';

export interface CardProps {
  /** A thing that cannot be used yet: a dashed edge, no face, no lift. Say so in words inside. */
  isNotReady?: boolean;
  children: ReactNode;
}

/** A sheet that holds one thing. No card inside a card, and no sums: those are on a `Ticket`. */
export function Card({ isNotReady = false, children }: CardProps) {
  return (
    <div css={card} data-not-ready={isNotReady || undefined}>
      {children}
    </div>
  );
}
