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

/** Opens the popover below it by the button above it. */
export { DialogTrigger as PopoverTrigger } from 'react-aria-components/Dialog';

export interface PopoverProps extends Omit<
  AriaPopoverProps,
  'className' | 'style' | 'render' | 'children' | 'placement' | 'UNSTABLE_portalContainer'
> {
  /** Heading and name. Without it the popover has the name of its trigger. */
  title?: string;
  /** Where it stands if there is room. At a side a phone has none. */
  placement?: VerticalPlacement;
  /** Points at the trigger, where it stands close to others like it. */
  hasArrow?: boolean;
  /** What is said; as a function it is told how to close. A `Button slot="close"` inside closes it too. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}

/** More about one thing, beside it. It takes focus, and Escape or pressing elsewhere closes it. */
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
