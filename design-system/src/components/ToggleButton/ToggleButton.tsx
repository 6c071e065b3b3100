import type { ReactNode } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, type IconShape } from '../Icon/icons.ts';
import { StableWidthLabel } from './StableWidthLabel.tsx';
import { check, group, toggleButton } from './ToggleButton.styles.ts';

export interface ToggleButtonProps extends Omit<
  AriaToggleButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label'
> {
  /** Icon before the label. */
  icon?: IconShape;
  /** Icon while on. Defaults to a check. */
  selectedIcon?: IconShape;
  /** `child` is 56 px high, `adult` 44 px. Defaults to the audience of the page. */
  size?: 'child' | 'adult';
  /** The label: "Show the coins". The same for on and off. */
  children: string;
}

/** A button that is on or off, with immediate effect. For settings in a form use `Switch`. */
export function ToggleButton({ icon, selectedIcon, size, children, ...props }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...props} css={toggleButton} data-size={size}>
      {({ isSelected }) => {
        const picture = isSelected ? (selectedIcon ?? icon) : icon;
        return (
          <>
            {isSelected && selectedIcon === undefined && (
              <span css={check}>
                <Icon icon={checkIcon} size="small" />
              </span>
            )}
            {picture && <Icon icon={picture} />}
            <StableWidthLabel>{children}</StableWidthLabel>
          </>
        );
      }}
    </AriaToggleButton>
  );
}

export interface ToggleButtonGroupProps extends Omit<
  AriaToggleButtonGroupProps,
  'className' | 'style' | 'render' | 'children' | 'orientation' | 'aria-label'
> {
  /** Accessible name: "How to pay". */
  label: string;
  /** Two to four `ToggleButton`s, each with an `id`. */
  children: ReactNode;
}

/** A few short options side by side. One can be selected, or several with `selectionMode="multiple"`. */
export function ToggleButtonGroup({ label, children, ...props }: ToggleButtonGroupProps) {
  return (
    <AriaToggleButtonGroup {...props} css={group} aria-label={label}>
      {children}
    </AriaToggleButtonGroup>
  );
}
