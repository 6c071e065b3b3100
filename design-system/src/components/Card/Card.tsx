import type { ReactNode } from 'react';
import { card, picture as pictureStyle, spread, text } from './Card.styles.ts';

export interface CardProps {
  /** Whether the subject is not available yet: dashed border, no background, no shadow. Say so in the content. */
  isNotReady?: boolean;
  /** `menu`: the surface of pages for adults, paper that hangs from a strip of wood. Without a picture. */
  variant?: 'plain' | 'menu';
  /** A full-bleed picture above the content, or next to it on a wide card. */
  picture?: ReactNode;
  /** Element to render: `article` for self-contained content, `li` in a list. */
  as?: 'div' | 'article' | 'li';
  children: ReactNode;
}

/** A surface for one subject. No nested cards, and no math problems, which are on a `Ticket`. */
export function Card({ isNotReady = false, variant = 'plain', picture, as: Element = 'div', children }: CardProps) {
  const isPictured = picture !== undefined;
  return (
    <Element
      css={card}
      data-variant={variant}
      data-not-ready={isNotReady || undefined}
      data-pictured={isPictured || undefined}
    >
      {isPictured ? (
        <div css={spread}>
          <div css={pictureStyle}>{picture}</div>
          <div css={text}>{children}</div>
        </div>
      ) : (
        children
      )}
    </Element>
  );
}
