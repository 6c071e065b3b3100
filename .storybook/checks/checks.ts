import { nameOf } from './visible.ts';
import { smallTargets } from './targets.ts';

/** What stands out of the window to the side: 320 px wide is also 1280 at a zoom of 400 %. */
function sideways(): readonly string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= window.innerWidth) return [];
  const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > window.innerWidth + 0.5 || left < -0.5);
  });
  return [
    `the page is ${scrollWidth} wide in a window of ${window.innerWidth}: ${beyond.slice(-3).map(nameOf).join(', ')}`,
  ];
}

interface Story {
  readonly viewMode?: string;
  readonly parameters: {
    /** Why controls of this story may be smaller than 44 x 44 px; without a reason none may. */
    readonly smallTargets?: string;
  };
}

/** After each story: targets as large as a finger, and nothing that scrolls sideways. A test fails, Storybook warns. */
export function checkLayout({ viewMode, parameters }: Story): void {
  if (viewMode === 'docs') return;
  const small = parameters.smallTargets === undefined ? smallTargets() : [];
  const problems = [...small.map((one) => `too small for a finger: ${one}`), ...sideways()];
  if (problems.length === 0) return;
  if ('__vitest_browser__' in globalThis) throw new Error(problems.join('\n'));
  console.warn(problems.join('\n'));
}
