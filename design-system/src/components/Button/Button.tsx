import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon, type IconShape } from '../Icon/icons.ts';
import { button } from './Button.styles.ts';
import { Wordings } from './Wordings.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children'> {
  /**
   * `main`: green, the one main action of a view or dialog. `play`: butter, the one next step of a child's screen.
   * `quiet`: any number beside them. `quietDanger`: a quiet one that takes something away. `danger`: solid berry, only in
   * the dialog that asks once more. `text`: in sentences and lists.
   */
  emphasis?: 'main' | 'play' | 'quiet' | 'quietDanger' | 'danger' | 'text';
  /** `child` is 56 px high, `adult` 44; without it the page decides. */
  size?: 'child' | 'adult';
  /** A picture before the words. What takes something away has the octagon where nothing else is chosen. */
  icon?: IconShape;
  /** True while the action runs: presses do nothing, focus stays, and the wait is read aloud once. */
  isPending?: boolean;
  /** What happens meanwhile: "Saving…". Give it together with `isPending`, also while that is false: it holds the size. */
  pendingLabel?: string;
  /** What happens, as a verb: "Serve", "Try again". */
  children: ReactNode;
}

/** Starts an action. To go to another page, use `Link`. */
export function Button({ emphasis = 'main', size, icon, pendingLabel, children, ...props }: ButtonProps) {
  const picture = icon ?? (emphasis === 'danger' || emphasis === 'quietDanger' ? alertIcon : undefined);
  const words = (
    <>
      {picture && <Icon icon={picture} />}
      {children}
    </>
  );
  return (
    <AriaButton {...props} css={button} data-emphasis={emphasis} data-size={size}>
      {props.isPending === undefined ? (
        words
      ) : (
        <Wordings isPending={props.isPending} pendingLabel={pendingLabel}>
          {words}
        </Wordings>
      )}
    </AriaButton>
  );
}
