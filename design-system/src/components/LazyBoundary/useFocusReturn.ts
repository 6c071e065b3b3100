import { useEffect, useLayoutEffect, useRef } from 'react';

function focus(element: Element | null): void {
  if (element instanceof HTMLElement) element.focus();
}

/**
 * Remembers the focused element on mount, and focuses it on unmount if the focus was lost. Returns a function that focuses it immediately.
 */
export function useFocusReturn(isEnabled: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isEnabled) opener.current = document.activeElement;
  }, [isEnabled]);
  useEffect(
    () => () => {
      // A closing dialog makes the page unreachable until the next frame.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focus(opener.current);
      });
    },
    [],
  );
  return () => focus(opener.current);
}
