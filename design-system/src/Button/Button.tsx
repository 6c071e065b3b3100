import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { button } from './Button.styles.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children'> {
  /**
   * `main`: green, the one main action of a view or dialog. `play`: butter, the one next step of a child's screen.
   * `quiet`: any number beside them. `text`: in sentences and lists.
   */
  emphasis?: 'main' | 'play' | 'quiet' | 'text';
  /** `child` is 56 px high, `adult` 44; without it the page decides. */
  size?: 'child' | 'adult';
  /** A picture before the words. */
  icon?: IconName;
  /** What happens, as a verb: "Serve", "Try again". */
  children: ReactNode;
}

/** Starts an action. To go to another page, use `Link`. */
export function Button({ emphasis = 'main', size, icon, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} css={button} data-emphasis={emphasis} data-size={size}>
      {icon && <Icon name={icon} />}
      {children}
    </AriaButton>
  );
}
