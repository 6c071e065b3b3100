import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { iconButton } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label'
> {
  /** The picture. */
  icon: IconName;
  /** What it does, for those who hear the page: "Pause". */
  label: string;
}

/** An action that a well-known picture says, in a header or a corner. Elsewhere use `Button` with words. */
export function IconButton({ icon, label, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} css={iconButton} aria-label={label}>
      <Icon name={icon} size="medium" />
    </AriaButton>
  );
}
