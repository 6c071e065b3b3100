import { use, type KeyboardEvent, type ReactNode } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup as AriaToggleButtonGroup,
  type ToggleButtonGroupProps as AriaToggleButtonGroupProps,
  ToggleGroupStateContext,
} from 'react-aria-components/ToggleButtonGroup';
import { Icon } from '../Icon/Icon.tsx';
import { checkIcon, type IconShape } from '../Icon/icons.ts';
import { useLocale } from '../../i18n/messages.ts';
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
  /** `large` is 56 px high, `medium` 44 px. Defaults to `large` for children, `medium` for adults. */
  size?: 'medium' | 'large';
  /** The label: "Show the coins". The same for on and off. */
  children: string;
}

/** A button that is on or off, with immediate effect. For settings in a form use `Switch`. */
export function ToggleButton({ icon, selectedIcon, size, children, ...props }: ToggleButtonProps) {
  const isSkipped = useIsOtherSelected(props.id);
  return (
    <AriaToggleButton {...props} css={toggleButton} data-size={size} excludeFromTabOrder={isSkipped}>
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

/** Whether another button of a single-selection group is selected. Tab goes to that one, as in a radio group. */
function useIsOtherSelected(id: ToggleButtonProps['id']): boolean {
  const state = use(ToggleGroupStateContext);
  if (state?.selectionMode !== 'single' || state.selectedKeys.size === 0) return false;
  return id === undefined || !state.selectedKeys.has(id);
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
  const { direction } = useLocale();
  return (
    <AriaToggleButtonGroup
      {...props}
      css={group}
      aria-label={label}
      {...(props.selectionMode !== 'multiple' && {
        render: (attributes) => (
          <div
            {...attributes}
            onKeyDownCapture={(event) =>
              selectByArrow(event, direction === 'rtl') || attributes.onKeyDownCapture?.(event)
            }
          />
        ),
      })}
    >
      {children}
    </AriaToggleButtonGroup>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 1, ArrowUp: -1 };

/** Selects the next or previous button, as in a radio group. react-aria only moves the focus. */
function selectByArrow(event: KeyboardEvent<HTMLElement>, isRightToLeft: boolean): boolean {
  const step = steps[event.key];
  if (step === undefined) return false;
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]:enabled')];
  const focused = radios.findIndex((radio) => radio === document.activeElement);
  const isReversed = isRightToLeft && (event.key === 'ArrowRight' || event.key === 'ArrowLeft');
  const next = radios.at((focused + (isReversed ? -step : step)) % radios.length);
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
  if (next?.ariaChecked !== 'true') next?.click();
  return true;
}
