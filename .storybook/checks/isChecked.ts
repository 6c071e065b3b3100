import type { Parameters } from 'storybook/internal/csf';

/** Whether the test that runs is the first story of its file. Undefined where all stories are checked. */
let isFirst: boolean | undefined;

/** Whether the Tab key may run on the story. */
let mayTab = true;

/** Reduces the checks for the next test, a story or not. */
export function reduceChecks(next: { readonly isFirst: boolean; readonly mayTab: boolean }): void {
  ({ isFirst, mayTab } = next);
}

/**
 * Whether axe and the layout checks run on a story with these parameters. In `npm test`, they run where a story is a
 * state: the first of its file, and those in all modes. Set `parameters: { checks: true }` to add another, or false to leave one out.
 */
export function isChecked({ checks, chromatic }: Parameters): boolean {
  if (typeof checks === 'boolean') return checks;
  return isFirst !== false || Object.keys(chromatic?.modes ?? {}).length > 1;
}

/** Whether the Tab key also runs on a story with these parameters. */
export const isTabbed = (parameters: Parameters): boolean => mayTab && isChecked(parameters);
