import type { ReactNode } from 'react';
import { visuallyHidden } from './VisuallyHidden.styles.ts';

export interface VisuallyHiddenProps {
  /** Element to write; `span` fits inside a sentence. */
  as?: 'span' | 'div' | 'p' | 'h2' | 'h3';
  children: ReactNode;
}

/** Words for those who hear the page, where sighted people have a picture or a place. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element css={visuallyHidden}>{children}</Element>;
}
