import type { ReactNode } from 'react';
import type { token } from '../../tokens/tokens.ts';
import { stack } from './Stack.styles.ts';

/** A step of the spacing scale. */
export type Gap = keyof typeof token.space;

export interface StackProps {
  /** Stacked, or side by side with wrapping. */
  direction?: 'vertical' | 'horizontal';
  /** Space between the children. */
  gap?: Gap;
  /** Cross-axis alignment. Defaults to `stretch` for columns and `center` for rows. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Main-axis distribution. */
  distribute?: 'start' | 'center' | 'end' | 'space-between';
  /** Element to render. Lists need `li` children. */
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

/** Lays out children in one direction with even spacing. */
export function Stack({
  direction = 'vertical',
  gap = 'm',
  align,
  distribute,
  as: Element = 'div',
  children,
}: StackProps) {
  return (
    <Element
      css={stack}
      data-direction={direction}
      data-gap={gap}
      data-align={align ?? (direction === 'vertical' ? 'stretch' : 'center')}
      data-distribute={distribute}
    >
      {children}
    </Element>
  );
}
