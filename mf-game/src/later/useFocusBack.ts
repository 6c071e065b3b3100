import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Brings the focus back to where it was before something lay over the page. A dialog does that itself, but later: what
 * follows it at once would take the dialog for the place to go back to.
 */
export function useFocusBack(isCovered: boolean): void {
  const before = useRef<Element | null>(null);
  // Before the effects of what lies over the page, which take the focus.
  useLayoutEffect(() => {
    if (isCovered) before.current = document.activeElement;
  }, [isCovered]);
  useEffect(() => {
    if (!isCovered) return undefined;
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, [isCovered]);
}
