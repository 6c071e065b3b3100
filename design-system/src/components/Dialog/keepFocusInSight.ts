/**
 * Ref callback for a scroll container. If focus is restored inside without scrolling, as a focus trap does when
 * something outside took the focus, the control is scrolled into view (WCAG 2.2, 2.4.11). A press does not scroll.
 */
export function keepFocusInSight(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const scrollTo = ({ target }: FocusEvent) => {
    if (target === element || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  element.addEventListener('focusin', scrollTo);
  return () => element.removeEventListener('focusin', scrollTo);
}
