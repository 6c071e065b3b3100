import type { HTMLAttributes, ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import type { VerticalPlacement } from '../Popover/placement.ts';
import { tooltip } from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<TooltipTriggerComponentProps, 'children'> {
  /** A few words. Never essential information: touch users do not see it. */
  text: string;
  /** Preferred position. */
  placement?: VerticalPlacement;
  /** Hover delay in milliseconds. Subsequent tooltips show immediately. */
  delay?: number;
  /** The control, such as an `IconButton`. */
  children: ReactElement;
}

/** A short text shown while a control is hovered or has keyboard focus. */
export function Tooltip({ text, placement = 'top', delay = 700, children, ...props }: TooltipProps) {
  const labelProps = isOwnLabel(children, text) ? { render: withoutId } : {};
  return (
    <TooltipTrigger {...props} delay={delay}>
      {children}
      <AriaTooltip {...labelProps} placement={placement} offset={8} css={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/** Whether the control's label is the same text, which would be announced twice. */
function isOwnLabel({ props }: ReactElement, text: string): boolean {
  return typeof props === 'object' && props !== null && Reflect.get(props, 'label') === text;
}

/** Removes the ID that the control's `aria-describedby` refers to. */
function withoutId({ id: _id, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} />;
}
