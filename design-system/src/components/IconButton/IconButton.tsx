import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { iconButton } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label' | 'isPending'
> {
  /** The picture. */
  icon: IconShape;
  /** What it does, for those who hear the page: "Pause". */
  label: string;
  /** `child` is a square of 56 px, for the one picture a child must hit; without it 44. */
  size?: 'child' | 'adult';
}

/** An action that a well-known picture says, in a header or a corner. Elsewhere use `Button` with words. */
export function IconButton({ icon, label, size = 'adult', ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} css={iconButton} aria-label={label} data-size={size}>
      <Icon icon={icon} size="medium" />
    </AriaButton>
  );
}
