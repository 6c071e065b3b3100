import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { iconButton } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label' | 'isPending'
> {
  icon: IconShape;
  /** Accessible name, the action: "Pause". */
  label: string;
  /** `large` is 56 px square, for the one icon button a child needs. `medium` is 44 px. */
  size?: 'medium' | 'large';
}

/** A button with a well-known icon, for headers and corners. Elsewhere use a `Button` with a label. */
export function IconButton({ icon, label, size = 'medium', ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} css={iconButton} aria-label={label} data-size={size}>
      <Icon icon={icon} size="medium" />
    </AriaButton>
  );
}
