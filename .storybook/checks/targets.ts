import { isVisible, nameOf, targetOf } from './visible.ts';

/** WCAG 2.2 asks for 24 (2.5.8) and at its highest level for 44 (2.5.5); a child's finger needs the 44. */
const smallest = 44;

const controls = [
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])',
  ...['option', 'menuitem', 'menuitemradio', 'menuitemcheckbox', 'tab', 'switch', 'slider'].map(
    (role) => `[role="${role}"]`,
  ),
].join();

const isOff = (control: Element) =>
  control.matches(':disabled, [aria-disabled="true"], [inert] *, [aria-hidden="true"] *, [data-disabled]');

/** A link in a sentence is as high as the sentence: both success criteria leave it out. */
function isInSentence(control: Element): boolean {
  if (control.localName !== 'a' || getComputedStyle(control).display !== 'inline') return false;
  const words = (control.parentElement?.textContent ?? '').replace(control.textContent ?? '', '');
  return /\p{L}/u.test(words);
}

/** How many pixels from the middle of a target a press to one side still reaches it, up to what a finger needs. */
function reach(target: Element, across: number, down: number): number {
  const { x, y, width, height } = target.getBoundingClientRect();
  let steps = 0;
  while (steps < smallest) {
    const hit = document.elementFromPoint(x + width / 2 + across * steps, y + height / 2 + down * steps);
    if (hit === null || !target.contains(hit)) return steps;
    steps += 1;
  }
  return steps;
}

/** Width and height of where a press reaches a target, with what a pseudo-element or a hidden input adds around it. */
function hitArea(target: Element): readonly [number, number] {
  const { width, height } = target.getBoundingClientRect();
  if (width >= smallest && height >= smallest) return [width, height];
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return [
    Math.max(width, reach(target, -1, 0) + reach(target, 1, 0) - 1),
    Math.max(height, reach(target, 0, -1) + reach(target, 0, 1) - 1),
  ];
}

/** Every control in sight that is smaller than a finger, with its size in CSS pixels. */
export function smallTargets(root: ParentNode = document): readonly string[] {
  const found = [...root.querySelectorAll(controls)].filter((control) => !isOff(control) && !isInSentence(control));
  const targets = new Map(found.map((control) => [targetOf(control), control]));
  return [...targets].flatMap(([target, control]) => {
    if (target === undefined || !isVisible(target)) return [];
    const [width, height] = hitArea(target);
    // A pixel of tolerance: sizes in rem do not come out whole, and a press is tried pixel by pixel.
    if (width >= smallest - 1 && height >= smallest - 1) return [];
    return [`${nameOf(control)} is ${Math.round(width)} x ${Math.round(height)}`];
  });
}
