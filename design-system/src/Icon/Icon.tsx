import { icon } from './Icon.styles.ts';
import { icons, type IconName } from './icons.ts';

export type { IconName } from './icons.ts';

export interface IconProps {
  /** Which picture. */
  name: IconName;
  /** Size against the text beside it: 1.1, 1.35 or 1.75 of its height. */
  size?: 'small' | 'medium' | 'large';
}

/** Turned round in a right-to-left line. Play is not: a tape runs the same way everywhere. */
const followsText: readonly IconName[] = ['arrow', 'exit', 'delete', 'external', 'next', 'previous'];

/** A line picture in the colour of the text. It says nothing to a screen reader: the word or control beside it does. */
export function Icon({ name, size = 'medium' }: IconProps) {
  return (
    <svg
      css={icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
      data-size={size}
      data-follows-text={followsText.includes(name) || undefined}
    >
      <path d={icons[name]} />
    </svg>
  );
}
