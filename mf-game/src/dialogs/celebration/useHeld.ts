import { type FocusEvent, useCallback, useRef, useState } from 'react';

/**
 * Returns whether the pointer or the focus is in an element that closes automatically, and the props of that element. When it is removed
 * with the focus in it, the focus goes back to where it came from.
 */
export function useHeld() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const ref = useCallback(
    (element: HTMLElement | null) => () => {
      if (element?.contains(document.activeElement) && cameFrom.current instanceof HTMLElement)
        cameFrom.current.focus();
    },
    [],
  );
  const heldProps = {
    ref,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
      setFocused(true);
    },
    onBlur: () => setFocused(false),
  };
  return { isHeld: isPointed || isFocused, heldProps };
}
