import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findKeyboardProblems } from './checks/keyboard.ts';

/** Tabs through each story, in the state its test left it in, with real key presses. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const problems = await findKeyboardProblems(() => userEvent.tab());
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
