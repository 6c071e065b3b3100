/** Whether the element or an ancestor is visually hidden (clipped to a pixel for screen readers). */
function isClipped(element: Element): boolean {
  for (let current: Element | null = element; current !== null; current = current.parentElement) {
    const { clipPath, clip, position, overflow, inlineSize, blockSize } = getComputedStyle(current);
    if (clipPath === 'inset(50%)' || (position === 'absolute' && clip.startsWith('rect('))) return true;
    if (overflow === 'hidden' && Math.min(parseFloat(inlineSize), parseFloat(blockSize)) <= 1) return true;
  }
  return false;
}

/** Whether the element can be seen: rendered, not hidden, not clipped. */
export function isVisible(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
}

/**
 * Returns the visible element that is pressed to reach a control, or undefined if there is none. The input of a checkbox,
 * switch or slider is hidden: its label or the thumb around it is pressed.
 */
export function targetOf(control: Element): Element | undefined {
  if (isVisible(control) && !isTransparent(control)) return frameOf(control);
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [];
  const candidates = [...labels, control.closest('label'), control.parentElement?.closest('[data-rac]')];
  return candidates.find((element): element is Element => element instanceof Element && isVisible(element));
}

/** Returns the bordered frame around a text input, which is part of its target. */
function frameOf(control: Element): Element {
  const { parentElement } = control;
  if (!control.matches('input, textarea') || parentElement === null) return control;
  const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(parentElement);
  const line = parseFloat(borderBlockStartWidth) + parseFloat(borderBlockEndWidth);
  const isFilled = parentElement.offsetHeight - line - control.getBoundingClientRect().height < 1;
  return line > 0 && isFilled ? parentElement : control;
}

function isTransparent(element: Element): boolean {
  return element instanceof HTMLInputElement && getComputedStyle(element).opacity === '0';
}

/** Returns a control's name for reports: role or tag, and label. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role') ?? element.localName;
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const labelled = element.querySelector('[aria-label], [alt]');
  const label =
    [element, labelled].map((item) => item?.getAttribute('aria-label') ?? item?.getAttribute('alt')).find(Boolean) ??
    [element, ...labels].map((item) => item.textContent).find(Boolean) ??
    '';
  return `${role} '${label.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}'`;
}
