import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import {
  OverlayArrow,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import type { VerticalPlacement } from './placement.ts';
import { arrow, content, popover, quietFocus, surface, title as titleStyle } from './Popover.styles.ts';

/** Opens its `Popover` with its button. */
export { DialogTrigger as PopoverTrigger } from 'react-aria-components/Dialog';

export interface PopoverProps extends Omit<
  AriaPopoverProps,
  'className' | 'style' | 'render' | 'children' | 'placement' | 'UNSTABLE_portalContainer'
> {
  /** Heading and accessible name. Defaults to the name of the trigger. */
  title?: string;
  /** Preferred position. Phones have no room to the side. */
  placement?: VerticalPlacement;
  /** Shows an arrow to the trigger, for triggers close to each other. */
  hasArrow?: boolean;
  /** Content, or a function that receives `close`. A `Button slot="close"` also closes it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}

/** Details in a panel next to the trigger. Takes focus. Escape or a press outside closes it. */
export function Popover({ title, hasArrow = false, children, 'aria-label': label, ...props }: PopoverProps) {
  const name = label === undefined ? {} : { 'aria-label': label };
  return (
    <AriaPopover offset={hasArrow ? 14 : 6} {...props} css={[surface, popover]}>
      {hasArrow && <Arrow />}
      <Dialog {...name} css={[quietFocus, content]}>
        {({ close }) => (
          <>
            {title !== undefined && (
              <Heading slot="title" level={3} css={titleStyle}>
                {title}
              </Heading>
            )}
            {typeof children === 'function' ? children({ close }) : children}
          </>
        )}
      </Dialog>
    </AriaPopover>
  );
}

function Arrow() {
  return (
    <OverlayArrow css={arrow}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M0 0L8 9L16 0" />
      </svg>
    </OverlayArrow>
  );
}
