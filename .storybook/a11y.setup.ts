import { afterEach } from 'vitest';
import { userEvent } from 'vitest/browser';
import { walk } from './checks/keyboard.ts';

/** Each story, as its test left it, is walked through with the Tab key of a real keyboard. */
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const problems = await walk(() => userEvent.tab());
  if (problems.length > 0) throw new Error(problems.join('\n'));
});
