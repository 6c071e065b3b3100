import { type RefObject, useEffect, useState } from 'react';

/** Whether the content of an element is longer than it is. A scrolling element must be reachable by keyboard. */
export function useIsScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setScrollable] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (box === null) return undefined;
    // One pixel of tolerance, because heights are rounded.
    const observer = new ResizeObserver(() => setScrollable(box.scrollHeight > box.clientHeight + 1));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return isScrollable;
}
