import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import {
  OverlayArrow,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { inElements } from '../../i18n/inElements.tsx';
import type { VerticalPlacement } from './placement.ts';
import { arrow, content, popover, quietFocus, surface, title as titleStyle } from './Popover.styles.ts';

/** Opens its `Popover` with its button. */
export { DialogTrigger as PopoverTrigger } from 'react-aria-components/Dialog';

export interface PopoverProps extends Omit<
  AriaPopoverProps,
  | 'className'
  | 'style'
  | 'render'
  | 'children'
  | 'placement'
  | 'UNSTABLE_portalContainer'
  | 'aria-label'
  | 'aria-labelledby'
> {
  /** Heading and accessible name. The trigger cannot name it: it is inert while the popover is open. */
  title: string;
  /** Hides the heading visually, where the content says the same. */
  isTitleHidden?: boolean;
  /** Preferred position. Phones have no room to the side. */
  placement?: VerticalPlacement;
  /** Shows an arrow to the trigger, for triggers close to each other. */
  hasArrow?: boolean;
  /** Content, or a function that receives `close`. A `Button slot="close"` also closes it. */
  children: ReactNode | ((popover: { close: () => void }) => ReactNode);
}

/** Details in a panel next to the trigger. Takes focus. Escape or a press outside closes it. */
export function Popover({ title, isTitleHidden = false, hasArrow = false, children, ...props }: PopoverProps) {
  return (
    <AriaPopover offset={hasArrow ? 14 : 6} {...props} css={[surface, popover]}>
      {hasArrow && <Arrow />}
      <Dialog {...(isTitleHidden && { 'aria-label': title })} css={[quietFocus, content]}>
        {({ close }) => (
          <>
            {isTitleHidden || (
              <Heading slot="title" level={3} css={titleStyle}>
                {title}
              </Heading>
            )}
            {inElements(typeof children === 'function' ? children({ close }) : children)}
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
