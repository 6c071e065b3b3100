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
import { SteadyWords } from './SteadyWords.tsx';
import { check, group, toggleButton } from './ToggleButton.styles.ts';

export interface ToggleButtonProps extends Omit<
  AriaToggleButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label'
> {
  /** A picture before the words. */
  icon?: IconShape;
  /** The picture while it is on; without it a check appears. */
  selectedIcon?: IconShape;
  /** `child` is 56 px high, `adult` 44; without it the page decides. */
  size?: 'child' | 'adult';
  /** What is on or off: "Show the coins". The words stay the same in both. */
  children: string;
}

/** Something that is on or off at once. For a setting in a form use `Switch`. */
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
            <SteadyWords>{children}</SteadyWords>
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
  /** What is chosen here, for those who hear the page: "How to pay". */
  label: string;
  /** Two to four `ToggleButton`s, each with an `id`. */
  children: ReactNode;
}

/** A choice of a few short words side by side; one of them, or several with `selectionMode="multiple"`. */
export function ToggleButtonGroup({ label, children, ...props }: ToggleButtonGroupProps) {
  return (
    <AriaToggleButtonGroup {...props} css={group} aria-label={label}>
      {children}
    </AriaToggleButtonGroup>
  );
}
