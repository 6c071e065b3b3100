import type { ReactNode } from 'react';
import { inElements } from '../../i18n/inElements.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { tag } from './Tag.styles.ts';

export interface TagProps {
  /** Kind of status, also conveyed by the text. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger' | 'info';
  /** Icon before the text. Every tone except `neutral` has a default. */
  icon?: IconShape;
  children: ReactNode;
}

/** A short status label. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  return (
    <span css={tag} data-tone={tone}>
      {icon && <Icon icon={icon} size="small" />}
      {inElements(children)}
    </span>
  );
}
