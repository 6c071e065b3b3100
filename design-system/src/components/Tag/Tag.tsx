import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { tag } from './Tag.styles.ts';

export interface TagProps {
  /** What kind of news it is. The word says it too. */
  tone?: 'plain' | 'success' | 'warning' | 'danger' | 'info';
  /** The picture before the word. Only a plain tag goes without. */
  icon?: IconShape;
  /** One or two words. */
  children: ReactNode;
}

/** A word about the state of the thing it stands on. */
export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span css={tag} data-tone={tone}>
      {icon && <Icon icon={icon} size="small" />}
      {children}
    </span>
  );
}
