import type { HTMLAttributes, ReactElement } from 'react';
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip';
import type { VerticalPlacement } from '../Popover/placement.ts';
import { tooltip } from './Tooltip.styles.ts';

export interface TooltipProps extends Omit<TooltipTriggerComponentProps, 'children'> {
  /** A few words. Nothing that is said only here: a finger never sees it. */
  text: string;
  /** Where it stands if there is room. */
  placement?: VerticalPlacement;
  /** Milliseconds of pointing before the first one shows; its neighbours then show at once. */
  delay?: number;
  /** The control it belongs to, such as an `IconButton`. */
  children: ReactElement;
}

/** A word about a control, while it is pointed at or has the focus of the keyboard. */
export function Tooltip({ text, placement = 'top', delay = 700, children, ...props }: TooltipProps) {
  const says = saysItself(children, text) ? { render: withoutId } : {};
  return (
    <TooltipTrigger {...props} delay={delay}>
      {children}
      <AriaTooltip {...says} placement={placement} offset={8} css={tooltip}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

/** Whether the control's own label is these words, so that they would be heard twice. */
function saysItself({ props }: ReactElement, text: string): boolean {
  return typeof props === 'object' && props !== null && Reflect.get(props, 'label') === text;
}

/** The control describes itself by this id; without it there is nothing to say again. */
function withoutId({ id: _id, ...props }: HTMLAttributes<HTMLDivElement>) {
  return <div {...props} />;
}
