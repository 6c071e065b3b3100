/** True for what is only there for screen readers: cut to a pixel, or inside something that is. */
function isClipped(element: Element): boolean {
  for (let current: Element | null = element; current !== null; current = current.parentElement) {
    const { clipPath, clip, position, overflow, inlineSize, blockSize } = getComputedStyle(current);
    if (clipPath === 'inset(50%)' || (position === 'absolute' && clip.startsWith('rect('))) return true;
    if (overflow === 'hidden' && Math.min(parseFloat(inlineSize), parseFloat(blockSize)) <= 1) return true;
  }
  return false;
}

/** True for what a person can see: laid out, not hidden, not cut away. */
export function isVisible(element: Element): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);
}

/**
 * What a finger presses to reach a control. The inputs of a checkbox, a switch or a slider lie hidden under what is drawn
 * for them: their label, or the thumb around them. Undefined when there is nothing to see.
 */
export function targetOf(control: Element): Element | undefined {
  if (isVisible(control) && !isTransparent(control)) return frameOf(control);
  const labels = 'labels' in control && control.labels instanceof NodeList ? [...control.labels] : [];
  const drawn = [...labels, control.closest('label'), control.parentElement?.closest('[data-rac]')];
  return drawn.find((element): element is Element => element instanceof Element && isVisible(element));
}

/** A text field is its frame: the line around it belongs to what a finger aims at, though not to the input itself. */
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

/** What a control is called in a report: its role or tag, and the words a person knows it by. */
export function nameOf(element: Element): string {
  const role = element.getAttribute('role') ?? element.localName;
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  const drawn = element.querySelector('[aria-label], [alt]');
  const label =
    [element, drawn].map((one) => one?.getAttribute('aria-label') ?? one?.getAttribute('alt')).find(Boolean) ??
    [element, ...labels].map((one) => one.textContent).find(Boolean) ??
    '';
  return `${role} '${label.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}'`;
}
