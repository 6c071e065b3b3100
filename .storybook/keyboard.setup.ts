import type { Parameters } from 'storybook/internal/csf';
import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { isTabbed } from './checks/isChecked.ts';
import { findKeyboardErrors } from './checks/keyboard.ts';

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon. Other tests have none. */
    story?: { readonly parameters: Parameters };
  }
}

/** Tabs through each checked story, in the state its test left it in, with real key presses. */
afterEach(async ({ task, story }) => {
  if (!story || !isTabbed(story.parameters) || task.result?.state === 'fail') return;
  const errors = await findKeyboardErrors(() => userEvent.tab());
  if (errors.length > 0) throw new Error(errors.join('\n'));
});
