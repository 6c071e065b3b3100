import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon } from '@countertop/design-system/icons';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { actions as actionsStyle, sheet } from './SideSheet.styles.ts';

export interface SideSheetProps {
  /** The id that its button controls; the button's own id is this with `-button`. */
  id: string;
  /** What lies there. */
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** As high as ticket and keys together, where it stands beside them. */
  isTall?: boolean;
  /** What else can be done with it, as icon buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Something to look at or to write on beside an open ticket. It lies over the floor until it is closed. */
export function SideSheet({ id, label, closeLabel, onClose, isTall = false, actions, children }: SideSheetProps) {
  const sheetRef = useRef<HTMLDivElement>(null);
  useClosingOverFocus(sheetRef, onClose);
  // Where the page scrolls, with large text, it opens out of sight.
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    sheetRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const closeFromInside = () => {
    onClose();
    document.getElementById(`${id}-button`)?.focus();
  };
  return (
    <div css={sheet} ref={sheetRef} id={id} role="group" aria-label={label} data-tall={isTall || undefined}>
      {children}
      <div css={actionsStyle}>
        <IconButton icon={crossIcon} label={closeLabel} onPress={closeFromInside} />
        {actions}
      </div>
    </div>
  );
}

/** What has the focus must be in sight: a sheet that lies over it goes. */
function useClosingOverFocus(sheetRef: { readonly current: HTMLElement | null }, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const sheetElement = sheetRef.current;
      if (sheetElement === null || !(target instanceof Element) || sheetElement.contains(target)) return;
      if (overlap(sheetElement.getBoundingClientRect(), target.getBoundingClientRect())) close();
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [sheetRef]);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isAside = one.right <= other.left || other.right <= one.left;
  const isAbove = one.bottom <= other.top || other.bottom <= one.top;
  return !isAside && !isAbove;
}
