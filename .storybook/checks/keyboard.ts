import { isVisible, nameOf, targetOf } from './visible.ts';

/** More stops than any page has: a walk this long goes in circles. */
const longestWalk = 300;

const focusedNow = () => (document.activeElement === document.body ? null : document.activeElement);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** True when something is wrong and stays so: a dialog scrolls to what has the focus in the frame that follows. */
async function stays(isWrong: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < 3 && isWrong(); frame += 1) await nextFrame();
  return isWrong();
}

/** Waits until what is on its way out has gone: a closing list still keeps the focus and lies over the page. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 120 && document.querySelector('[data-exiting]') !== null; frame += 1) await nextFrame();
}

/** A stop of our own before or after everything, so that a walk has a beginning and an end. */
function gate(place: 'prepend' | 'append'): HTMLElement {
  const element = document.createElement('span');
  element.tabIndex = 0;
  document.body[place](element);
  return element;
}

/** Rings of a stop, of what is drawn for it and of what is around it, as the browser draws them now. */
function rings(stop: Element): string {
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

/** WCAG 2.2, 2.4.11: what has the focus is in the window and not wholly under something else. */
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

/** The parts of the nearest common ancestor in which two stops lie. */
function branches(before: Element, after: Element): readonly [Element, Element] | undefined {
  let [one, other]: [Element, Element] = [before, after];
  while (one.parentElement !== null && !one.parentElement.contains(after)) one = one.parentElement;
  while (other.parentElement !== null && !other.parentElement.contains(before)) other = other.parentElement;
  return one.parentElement === other.parentElement ? [one, other] : undefined;
}

/** True when the next stop stands before the last one for a reader: above it, or on its line nearer to the start. */
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

/** What a modal, a list of choices or a menu keeps inside by right. */
const keepers = '[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]';

/** What the browser draws in parts, each a stop of its own: the day, the month and the year. */
const inParts = 'input[type="date"]';

/** What a browser may stop at, hidden or not. */
const stops =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [tabindex], [contenteditable]';

/** True when the browser lets the keyboard scroll it: then it is a stop, too. */
function isScroller(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}

/** True when the page may have a stop; pressing keys takes as long as drawing many a page that has none. */
function mayHaveStops(): boolean {
  return document.querySelector(stops) !== null || [...document.body.querySelectorAll('*')].some(isScroller);
}

/**
 * Walks by Tab through everything on the page, and says what is wrong: a stop that nobody sees, one that is hidden under
 * something, a step against the reading order, a place that cannot be left.
 */
export async function walk(pressTab: () => Promise<void>): Promise<readonly string[]> {
  await settled();
  if (!mayHaveStops()) return [];
  const [entrance, exit] = [gate('prepend'), gate('append')];
  try {
    window.focus();
    entrance.focus();
    await nextFrame();
    const first = focusedNow();
    return await walkFrom({ first: first === entrance ? null : first, gates: [entrance, exit], pressTab });
  } finally {
    entrance.remove();
    exit.remove();
  }
}

interface Walk {
  readonly first: Element | null;
  readonly gates: readonly [Element, Element];
  readonly pressTab: () => Promise<void>;
}

async function walkFrom({ first, gates, pressTab }: Walk): Promise<readonly string[]> {
  const problems: string[] = [];
  const seen = new Set<Element>();
  let last = first;
  let drawn = last === null ? '' : rings(last);
  let isRoundAllowed = true;
  for (let press = 0; press < longestWalk; press += 1) {
    await pressTab();
    const stop = focusedNow();
    if (stop !== null && stop === last && stop.matches(inParts)) continue;
    const [left, mark] = [last, drawn];
    if (left !== null && left !== stop && (await stays(() => isUnmarked(left, mark))))
      problems.push(`nothing shows that ${nameOf(left)} has the focus`);
    if (stop === null || gates.includes(stop)) return problems;
    const isKept = stop.closest(keepers) !== null;
    if (seen.has(stop)) return isKept ? problems : [...problems, `the focus cannot leave ${nameOf(stop)}`];
    if (await stays(() => isObscured(stop))) problems.push(`${nameOf(stop)} has the focus and is out of sight`);
    if (last !== null && isBackwards(last, stop)) {
      // A modal that did not begin at its first stop goes round once.
      if (!isKept || !isRoundAllowed)
        problems.push(`${nameOf(stop)} stands before ${nameOf(last)}, and is reached after it`);
      isRoundAllowed = false;
    }
    seen.add(stop);
    [last, drawn] = [stop, rings(stop)];
  }
  return [...problems, 'the walk has no end'];
}

/** True when a stop that has lost the focus looks as it did with it. A dialog is no stop: opening it gives it the focus. */
const isUnmarked = (stop: Element, drawn: string) =>
  !stop.matches('[role="dialog"], [role="alertdialog"]') &&
  stop.isConnected &&
  rings(stop) === drawn &&
  isVisible(targetOf(stop) ?? stop);
