import { use, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Popover, PopoverContext, type PopoverProps } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';

export interface ListPopoverProps extends Pick<PopoverProps, 'placement' | 'className'> {
  /** Accessible name, as text: react-aria names the popover after its trigger, which is inert and nameless while it is open. */
  label: string;
  /** Called before Tab closes the popover. */
  onTab?: () => void;
  children: ReactNode;
}

/**
 * Returns the attributes that name an element by text instead of by its trigger. Without the empty `aria-labelledby`,
 * react-aria sets it to the trigger.
 */
export function namedByText(label: string) {
  return { 'aria-label': label, 'aria-labelledby': '' };
}

/** The panel of a `Select` or `Menu`. Tab closes it and goes on from the trigger, as the ARIA APG asks. */
export function ListPopover({ label, onTab, children, ...props }: ListPopoverProps) {
  const state = use(OverlayTriggerStateContext);
  const { triggerRef } = useSlottedContext(PopoverContext) ?? {};
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
    onTab?.();
    // The list stays until its exit animation ends, and would take the focus back.
    event.stopPropagation();
    // Synchronously: the trigger must accept focus before the browser moves it on.
    flushSync(() => state?.close());
    if (triggerRef?.current instanceof HTMLElement) triggerRef.current.focus();
  };
  return (
    <Popover
      {...props}
      offset={6}
      {...namedByText(label)}
      render={(attributes) => <div {...attributes} onKeyDownCapture={closeOnTab} />}
    >
      {children}
    </Popover>
  );
}
