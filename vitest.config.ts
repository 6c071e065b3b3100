import { defineConfig, mergeConfig } from 'vitest/config';
import { accessibilityTests, storyTests } from './.storybook/storyTests.ts';
import unit from './config/vitest.unit.config.ts';

/**
 * False for what the virtual screen reader stumbles over when it hears of an element that has already been removed: there is nothing to
 * be read, and no test is the worse for it (0.33 looks for names by `getElementById` in a part of the page that was taken out).
 */
function isOfReader({ message, stack = '' }: { message: string; stack?: string }): boolean | undefined {
  const isGone = message.includes('getElementById is not a function') && stack.includes('virtual-screen-reader');
  return isGone ? false : undefined;
}

/** All tests but the end-to-end ones. Storybook, too, looks for its tests here. */
export default mergeConfig(
  unit,
  defineConfig({
    test: { onUnhandledError: isOfReader, projects: [storyTests('stories'), accessibilityTests('a11y')] },
  }),
);
