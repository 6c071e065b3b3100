const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Ref callback for a scroll container. While it overflows and contains no control, it is a tab stop, so that arrow keys
 * can scroll it in every browser.
 */
export function focusableIfScrolled(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const update = () => {
    const isNeeded = element.scrollHeight > element.clientHeight && element.querySelector(controls) === null;
    if (isNeeded) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(update);
  for (const observed of [element, ...element.children]) observer.observe(observed);
  return () => observer.disconnect();
}
