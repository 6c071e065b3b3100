import { isVisible, nameOf, targetOf } from './visibility.ts';

/** CSS pixels. WCAG 2.2 requires 24 at level AA (2.5.8) and 44 at level AAA (2.5.5), which children need. */
const minimumPx = 44;

/** Everything that can be pressed. */
export const controls = [
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])',
  ...['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'tab', 'switch', 'slider'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

const isOutOfReach = (control: Element) => control.matches('[inert] *, [aria-hidden="true"] *');

/** A disabled control for children has its size, too: it may be pressed as soon as it is enabled. */
const isDisabled = (control: Element) => control.matches(':disabled, [aria-disabled="true"], [data-disabled]');

/** Whether the control is a link in a sentence, which both success criteria exempt. Children have to hit those too. */
function isInSentence(control: Element): boolean {
  if (control.localName !== 'a' || getComputedStyle(control).display !== 'inline') return false;
  const text = (control.parentElement?.textContent ?? '').replace(control.textContent ?? '', '');
  return /\p{L}/u.test(text);
}

/** Returns how many pixels from its center a target still receives a press, up to the minimum. */
function hitDistance(target: Element, across: number, down: number): number {
  const { x, y, width, height } = target.getBoundingClientRect();
  let steps = 0;
  while (steps < minimumPx) {
    const hit = document.elementFromPoint(x + width / 2 + across * steps, y + height / 2 + down * steps);
    if (hit === null || !target.contains(hit)) return steps;
    steps += 1;
  }
  return steps;
}

/** Returns the width and height of the area that receives presses, including pseudo-elements and hidden inputs. */
function hitArea(target: Element): readonly [number, number] {
  const { width, height } = target.getBoundingClientRect();
  if (width >= minimumPx && height >= minimumPx) return [width, height];
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return [
    Math.max(width, hitDistance(target, -1, 0) + hitDistance(target, 1, 0) - 1),
    Math.max(height, hitDistance(target, 0, -1) + hitDistance(target, 0, 1) - 1),
  ];
}

/** Returns the visible controls below the minimum size, each with its size in CSS pixels. For children, disabled ones and links in sentences count. */
export function smallTargets({ isForChildren }: { isForChildren: boolean }): readonly string[] {
  const found = [...document.querySelectorAll(controls)].filter(
    (control) => !isOutOfReach(control) && (isForChildren || !(isDisabled(control) || isInSentence(control))),
  );
  const targets = new Map(found.map((control) => [targetOf(control), control]));
  return [...targets].flatMap(([target, control]) => {
    if (target === undefined || !isVisible(target)) return [];
    const [width, height] = hitArea(target);
    // One pixel of tolerance: rem sizes are fractional, and presses are tried pixel by pixel.
    if (width >= minimumPx - 1 && height >= minimumPx - 1) return [];
    return [`${nameOf(control)} is ${Math.round(width)} x ${Math.round(height)}`];
  });
}
