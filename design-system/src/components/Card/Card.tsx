import type { ReactNode } from 'react';
import { card, picture as pictureStyle, spread, words } from './Card.styles.ts';

export interface CardProps {
  /** A thing that cannot be used yet: a dashed edge, no face, no lift. Say so in words inside. */
  isNotReady?: boolean;
  /** A picture that reaches the card's edges: above the words, on a wide card beside them. */
  picture?: ReactNode;
  /** Element to write: `article` for a thing that stands for itself, `li` in a list. */
  as?: 'div' | 'article' | 'li';
  children: ReactNode;
}

/** A sheet that holds one thing. No card inside a card, and no sums: those are on a `Ticket`. */
export function Card({ isNotReady = false, picture, as: Element = 'div', children }: CardProps) {
  const isPictured = picture !== undefined;
  return (
    <Element css={card} data-not-ready={isNotReady || undefined} data-pictured={isPictured || undefined}>
      {isPictured ? (
        <div css={spread}>
          <div css={pictureStyle}>{picture}</div>
          <div css={words}>{children}</div>
        </div>
      ) : (
        children
      )}
    </Element>
  );
}
