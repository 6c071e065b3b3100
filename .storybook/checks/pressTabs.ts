import type { BrowserCommand } from 'vitest/node';

/**
 * Presses Tab until `window.afterTab` returns false. One call from the test for all keys: with a call for each, every key
 * waited for the next frame.
 */
export const pressTabs: BrowserCommand = async ({ page, frame }) => {
  const tester = await frame();
  do {
    await page.keyboard.press('Tab');
  } while (await tester.evaluate(() => window.afterTab?.()));
};
