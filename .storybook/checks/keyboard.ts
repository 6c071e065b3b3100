import { isVisible, nameOf, targetOf } from './visibility.ts';

/** More tab stops than any page has. */
const maxTabPresses = 300;

const focusedNow = () => (document.activeElement === document.body ? null : document.activeElement);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Whether an error persists for a second. A dialog scrolls to the focused element late, and something may be closing above it. */
async function persists(isWrong: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < 60 && isWrong(); frame += 1) await nextFrame();
  return isWrong();
}

/** Waits for exit animations. A closing list still holds the focus and covers the page. */
async function exitAnimations(): Promise<void> {
  for (let frame = 0; frame < 120 && document.querySelector('[data-exiting]') !== null; frame += 1) await nextFrame();
}

/** Adds a tab stop before or after the whole page, which marks where tabbing starts or ends. */
function addSentinel(place: 'prepend' | 'append'): HTMLElement {
  const element = document.createElement('span');
  element.tabIndex = 0;
  document.body[place](element);
  return element;
}

/** Returns the computed outlines and shadows of a tab stop, its visible target and the elements around them. */
function focusStyles(stop: Element): string {
  const target = targetOf(stop) ?? stop;
  const around = [target.parentElement, target.parentElement?.parentElement].filter((element) => element != null);
  const parts = [stop, target, ...around, ...[...target.querySelectorAll('*')].slice(0, 20)];
  return parts
    .flatMap((element) => [
      getComputedStyle(element),
      getComputedStyle(element, '::before'),
      getComputedStyle(element, '::after'),
    ])
    .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
      outlineStyle === 'none' ? boxShadow : `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`,
    )
    .join('|');
}

/** Whether the focused element is outside the window or fully covered (WCAG 2.2, 2.4.11). */
function isObscured(stop: Element): boolean {
  const target = targetOf(stop) ?? stop;
  const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
  if (right <= 0 || left >= window.innerWidth || bottom <= 0 || top >= window.innerHeight) return true;
  const points = [
    [left + width / 2, top + height / 2],
    [left + 3, top + 3],
    [right - 3, bottom - 3],
    [right - 3, top + 3],
    [left + 3, bottom - 3],
  ] as const;
  const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight);
  return (
    inside.length > 0 &&
    inside.every(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && !target.contains(hit) && !hit.contains(target);
    })
  );
}

/** Returns the children of the nearest common ancestor that contain the two tab stops. */
function branches(before: Element, after: Element): readonly [Element, Element] | undefined {
  let [one, other]: [Element, Element] = [before, after];
  while (one.parentElement !== null && !one.parentElement.contains(after)) one = one.parentElement;
  while (other.parentElement !== null && !other.parentElement.contains(before)) other = other.parentElement;
  return one.parentElement === other.parentElement ? [one, other] : undefined;
}

/** Whether a tab stop comes before the previous one in reading order: above it, or earlier on its line. */
function isBackwards(before: Element, after: Element): boolean {
  const pair = branches(targetOf(before) ?? before, targetOf(after) ?? after);
  if (
    !pair ||
    pair.some((part) => getComputedStyle(part).position !== 'static' && getComputedStyle(part).position !== 'relative')
  )
    return false;
  const [a, b] = [pair[0].getBoundingClientRect(), pair[1].getBoundingClientRect()];
  const isRightToLeft = pair[0].parentElement !== null && getComputedStyle(pair[0].parentElement).direction === 'rtl';
  const isNearerToEnd = isRightToLeft ? b.right <= a.left + 2 : b.left >= a.right - 2;
  const isNearerToStart = isRightToLeft ? b.left >= a.right - 2 : b.right <= a.left + 2;
  const isOnLine = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 2;
  return isOnLine ? isNearerToStart : b.bottom <= a.top + 2 && !isNearerToEnd;
}

/** Widgets that may keep the focus inside. */
const focusTraps = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/** Inputs with several tab stops: day, month and year. */
const multiStopInputs = 'input[type="date"]';

/** Elements that may be a tab stop, hidden or not. */
const tabStops =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]';

/** Whether the element scrolls, which makes it a tab stop. */
function isScroller(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}

/** Whether the page may have a tab stop. Key presses are slow, so pages without one are skipped. */
function mayHaveTabStops(): boolean {
  return document.querySelector(tabStops) !== null || [...document.body.querySelectorAll('*')].some(isScroller);
}

/**
 * Tabs through the page and returns the errors found: no visible focus, a covered tab stop, a step against the reading
 * order, a focus trap.
 */
export async function findKeyboardErrors(pressTab: () => Promise<void>): Promise<readonly string[]> {
  await exitAnimations();
  if (!mayHaveTabStops()) return [];
  const [start, end] = [addSentinel('prepend'), addSentinel('append')];
  try {
    window.focus();
    start.focus();
    await nextFrame();
    const first = focusedNow();
    return await tabThrough({ first: first === start ? null : first, sentinels: [start, end], pressTab });
  } finally {
    start.remove();
    end.remove();
  }
}

interface TabSequence {
  readonly first: Element | null;
  readonly sentinels: readonly [Element, Element];
  readonly pressTab: () => Promise<void>;
}

async function tabThrough({ first, sentinels, pressTab }: TabSequence): Promise<readonly string[]> {
  const errors: string[] = [];
  const seen = new Set<Element>();
  let last = first;
  let lastStyles = last === null ? '' : focusStyles(last);
  let mayWrap = true;
  for (let press = 0; press < maxTabPresses; press += 1) {
    await pressTab();
    const stop = focusedNow();
    if (stop !== null && stop === last && stop.matches(multiStopInputs)) continue;
    const [left, styles] = [last, lastStyles];
    if (left !== null && left !== stop && (await persists(() => lacksIndicator(left, styles))))
      errors.push(`${nameOf(left)} has no visible focus indicator`);
    if (stop === null || sentinels.includes(stop)) return errors;
    const isTrap = stop.closest(focusTraps) !== null;
    if (seen.has(stop)) return isTrap ? errors : [...errors, `focus is trapped on ${nameOf(stop)}`];
    if (await persists(() => isObscured(stop))) errors.push(`${nameOf(stop)} is focused but not visible`);
    if (last !== null && isBackwards(last, stop)) {
      // Focus may wrap around once in a modal that opened on a later tab stop.
      if (!isTrap || !mayWrap) errors.push(`${nameOf(stop)} comes before ${nameOf(last)} but is focused after it`);
      mayWrap = false;
    }
    seen.add(stop);
    [last, lastStyles] = [stop, focusStyles(stop)];
  }
  return [...errors, 'tabbing never leaves the page'];
}

/** Whether an element looks the same with and without focus. Dialogs are exempt: they take focus on opening. */
const lacksIndicator = (stop: Element, focusedStyles: string) =>
  !stop.matches('[role="dialog"], [role="alertdialog"]') &&
  stop.isConnected &&
  focusStyles(stop) === focusedStyles &&
  isVisible(targetOf(stop) ?? stop);
