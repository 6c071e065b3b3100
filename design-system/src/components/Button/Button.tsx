import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon, type IconShape } from '../Icon/icons.ts';
import { button } from './Button.styles.ts';
import { ButtonLabel } from './ButtonLabel.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children'> {
  /**
   * `main`: green, the primary action of a view or dialog. `play`: butter, the one next step on a child's screen.
   * `quiet`: secondary actions. `quietDanger`: secondary, removes something. `danger`: solid berry, only in
   * the confirmation dialog. `text`: in sentences and lists.
   */
  emphasis?: 'main' | 'play' | 'quiet' | 'quietDanger' | 'danger' | 'text';
  /** `child` is 56 px high, `adult` 44 px. Defaults to the audience of the page. */
  size?: 'child' | 'adult';
  /** Icon before the label. Destructive buttons default to the octagon. */
  icon?: IconShape;
  /** Whether the action is in progress: presses are ignored, focus stays, and the wait is announced once. */
  isPending?: boolean;
  /** Label while pending: "Saving…". Pass it even if `isPending` is false, so that the button keeps its width. */
  pendingLabel?: string;
  /** The action as a verb: "Serve", "Try again". */
  children: ReactNode;
}

/** Starts an action. To go to another page, use `Link`. */
export function Button({ emphasis = 'main', size, icon, pendingLabel, children, ...props }: ButtonProps) {
  const picture = icon ?? (emphasis === 'danger' || emphasis === 'quietDanger' ? alertIcon : undefined);
  const content = (
    <>
      {picture && <Icon icon={picture} />}
      {children}
    </>
  );
  return (
    <AriaButton {...props} css={button} data-emphasis={emphasis} data-size={size}>
      {props.isPending === undefined ? (
        content
      ) : (
        <ButtonLabel isPending={props.isPending} pendingLabel={pendingLabel}>
          {content}
        </ButtonLabel>
      )}
    </AriaButton>
  );
}
