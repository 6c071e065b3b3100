import type { StoryContext } from 'storybook/internal/csf';
import { isChecked } from './isChecked.ts';
import { nameOf } from './visibility.ts';
import { unreadableSvgText } from './svgText.ts';
import { smallTargets } from './targets.ts';

/** Reports horizontal overflow. A width of 320 px is also 1280 px at 400 % zoom. */
function horizontalOverflow(): readonly string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const overflowing = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > window.innerWidth + 0.5 || left < -0.5);
  });
  return [
    `the page is ${scrollWidth} px wide in a window of ${window.innerWidth} px: ${overflowing.slice(-3).map(nameOf).join(', ')}`,
  ];
}

const areColorsForced = () => window.matchMedia('(forced-colors: active)').matches;

/** Whether there is a pointer. Without one, no element is found by its position. */
const hasPointer = () => getComputedStyle(document.body).pointerEvents !== 'none';

/** Checks target sizes and horizontal overflow after a story, and text in drawings in forced colors. Throws in tests, warns in Storybook. */
export function checkLayout({ viewMode, title, parameters }: StoryContext): void {
  if (viewMode === 'docs' || !isChecked(parameters)) return;
  const errors = [
    ...(hasPointer() ? smallTargets({ isForChildren: title.startsWith('Game/') }) : []).map(
      (target) => `target too small: ${target}`,
    ),
    ...horizontalOverflow(),
    ...(areColorsForced() ? unreadableSvgText() : []),
  ];
  if (errors.length === 0) return;
  if ('__vitest_browser__' in globalThis) throw new Error(errors.join('\n'));
  console.warn(errors.join('\n'));
}
