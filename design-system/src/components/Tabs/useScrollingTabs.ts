import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Returns the ref of a list that scrolls sideways. `data-more-start` and `data-more-end` say where it continues, and the
 * selected tab is scrolled into view, which a link to a tab doesn't do by itself.
 */
export function useScrollingTabs(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const mark = () => {
      const offset = Math.abs(list.scrollLeft);
      list.toggleAttribute('data-more-start', offset > 1);
      list.toggleAttribute('data-more-end', offset + list.clientWidth < list.scrollWidth - 1);
    };
    const showSelected = () => {
      const selected = list.querySelector('[aria-selected="true"]');
      if (selected) scrollSideways(list, selected);
      mark();
    };
    showSelected();
    list.addEventListener('scroll', mark, { passive: true });
    const observer = new ResizeObserver(showSelected);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, []);
  return ref;
}

/** Width of the faded edge, which must not cover the selected tab. */
const edgePx = 40;

/** Unlike `scrollIntoView`, never scrolls the page. */
function scrollSideways(list: Element, tab: Element): void {
  const [frame, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const [before, after] = [place.left - edgePx - frame.left, place.right + edgePx - frame.right];
  if (before < 0) list.scrollLeft += before;
  else if (after > 0) list.scrollLeft += after;
}
