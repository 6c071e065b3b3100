import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps {
  /** Element to render. Use `span` inside a sentence. */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element css={visuallyHidden}>{children}</Element>;
}
