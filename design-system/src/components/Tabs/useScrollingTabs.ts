import { type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { TabListStateContext } from 'react-aria-components/Tabs';

/**
 * Returns the ref of a list that scrolls sideways. `data-more-start` and `data-more-end` say where it continues, and the
 * selected tab is scrolled into view, which neither a link to a tab nor a press on one at the edge does on its own.
 */
export function useScrollingTabs(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const selectedKey = useContext(TabListStateContext)?.selectedKey;
  useLayoutEffect(() => {
    if (ref.current) showSelected(ref.current);
  }, [selectedKey]);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return undefined;
    const onScroll = () => mark(list);
    list.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(() => showSelected(list));
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);
  return ref;
}

function mark(list: Element): void {
  const offset = Math.abs(list.scrollLeft);
  list.toggleAttribute('data-more-start', offset > 1);
  list.toggleAttribute('data-more-end', offset + list.clientWidth < list.scrollWidth - 1);
}

function showSelected(list: Element): void {
  const selected = list.querySelector('[aria-selected="true"]');
  if (selected) scrollSideways(list, selected);
  mark(list);
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
