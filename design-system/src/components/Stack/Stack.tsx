import type { ReactNode } from 'react';
import type { token } from '../../tokens/tokens.ts';
import { stack } from './Stack.styles.ts';

/** The name of a step of the spacing scale. */
export type Gap = keyof typeof token.space;

export interface StackProps {
  /** One under the other, or side by side and on in the next row. */
  direction?: 'vertical' | 'horizontal';
  /** Space between the children, by its name. */
  gap?: Gap;
  /** Where the children stand across the direction. Without it a column fills the width and a row is centred. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where the children stand along the direction. */
  distribute?: 'start' | 'center' | 'end' | 'space-between';
  /** Element to write. A list wants `li` children. */
  as?: 'div' | 'ul' | 'ol';
  children: ReactNode;
}

/** Children in one direction with one space between them. */
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
