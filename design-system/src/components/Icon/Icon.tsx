import type { IconShape } from './icons.ts';
import { icon as style } from './Icon.styles.ts';

export interface IconProps {
  /** One of `@countertop/design-system/icons`, such as `checkIcon`. */
  icon: IconShape;
  /** Size relative to the text: 1.1, 1.35 or 1.75 em. */
  size?: 'small' | 'medium' | 'large';
}

/** A line icon in the text color. Hidden from screen readers: the label next to it or the control names it. */
export function Icon({ icon, size = 'medium' }: IconProps) {
  return (
    <svg
      css={style}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={icon.name ?? ''}
      data-size={size}
      data-follows-text={icon.followsText}
    >
      <path d={icon.path} />
    </svg>
  );
}
