import type { Parameters } from 'storybook/internal/csf';

/** Whether the test that runs is the first story of its file. Undefined where all stories are checked. */
let isFirst: boolean | undefined;

export function setIsFirst(value: boolean): void {
  isFirst = value;
}

/**
 * Whether axe, the layout checks and the Tab key run on a story with these parameters. In `npm test`, they run where a story is a
 * state: the first of its file, and those in all modes. Set `parameters: { checks: true }` to add another, or false to leave one out.
 */
export function isChecked({ checks, chromatic }: Parameters): boolean {
  if (typeof checks === 'boolean') return checks;
  return isFirst !== false || Object.keys(chromatic?.modes ?? {}).length > 1;
}
