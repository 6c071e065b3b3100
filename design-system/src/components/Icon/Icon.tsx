import type { IconShape } from './icons.ts';
import { icon as style } from './Icon.styles.ts';

export interface IconProps {
  /** Which picture: one of `@countertop/design-system/icons`, such as `checkIcon`. */
  icon: IconShape;
  /** Size against the text beside it: 1.1, 1.35 or 1.75 of its height. */
  size?: 'small' | 'medium' | 'large';
}

/** A line picture in the colour of the text. It says nothing to a screen reader: the word or control beside it does. */
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
