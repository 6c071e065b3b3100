import { IconButton } from '@countertop/design-system/IconButton';
import { crossIcon } from '@countertop/design-system/icons';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { actions as actionsStyle, sheet } from './SideSheet.styles.ts';

export interface SideSheetProps {
  /** The ID referenced by its button, whose own ID is this one plus `-button`. */
  id: string;
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** As tall as ticket and keys together where it is next to them. */
  isTall?: boolean;
  /** A chalkboard instead of paper. */
  isBoard?: boolean;
  /** More icon buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A sheet next to an open ticket, over the floor. */
export function SideSheet({
  id,
  label,
  closeLabel,
  onClose,
  isTall = false,
  isBoard = false,
  actions,
  children,
}: SideSheetProps) {
  const sheetRef = useRef<HTMLDivElement>(null);
  useCloseWhenCoveringFocus(sheetRef, onClose);
  const closeFromInside = () => {
    onClose();
    document.getElementById(`${id}-button`)?.focus();
  };
  return (
    <div
      css={sheet}
      ref={sheetRef}
      id={id}
      role="group"
      aria-label={label}
      data-tall={isTall || undefined}
      data-surface={isBoard ? 'board' : undefined}
    >
      {children}
      <div css={actionsStyle}>
        <IconButton icon={crossIcon} label={closeLabel} onPress={closeFromInside} />
        {actions}
      </div>
    </div>
  );
}

/** Closes the sheet if it covers the focused element (WCAG 2.4.11). */
function useCloseWhenCoveringFocus(sheetRef: { readonly current: HTMLElement | null }, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      const sheetElement = sheetRef.current;
      if (sheetElement === null || !(target instanceof Element) || sheetElement.contains(target)) return;
      if (overlap(sheetElement.getBoundingClientRect(), target.getBoundingClientRect())) close();
    };
    document.addEventListener('focusin', onFocusIn);
    return () => document.removeEventListener('focusin', onFocusIn);
  }, [sheetRef]);
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  const isAbove = one.bottom <= other.top || other.bottom <= one.top;
  return !isBeside && !isAbove;
}
