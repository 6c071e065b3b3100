import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { Icon } from '../Icon/Icon.tsx';
import { alertIcon, type IconShape } from '../Icon/icons.ts';
import { inElements } from '../../i18n/inElements.tsx';
import { button } from './Button.styles.ts';
import { ButtonLabel } from './ButtonLabel.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children'> {
  /** `solid`: the primary action of a view or dialog. `outline`: secondary actions. `text`: in sentences and lists. */
  variant?: 'solid' | 'outline' | 'text';
  /**
   * `accent`: butter, the one next step on a child's screen, only `solid`. `danger`: removes something; `solid` only in the
   * confirmation dialog, otherwise `outline`.
   */
  tone?: 'neutral' | 'accent' | 'danger';
  /** `large` is 56 px high, `medium` 44 px. Defaults to `large` for children, `medium` for adults. */
  size?: 'medium' | 'large';
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
export function Button({
  variant = 'solid',
  tone = 'neutral',
  size,
  icon,
  pendingLabel,
  children,
  ...props
}: ButtonProps) {
  const picture = icon ?? (tone === 'danger' ? alertIcon : undefined);
  const content = (
    <>
      {picture && <Icon icon={picture} />}
      {inElements(children)}
    </>
  );
  return (
    <AriaButton {...props} css={button} data-variant={variant} data-tone={tone} data-size={size}>
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
