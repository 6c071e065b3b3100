import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as z from 'zod';

const { STORYBOOK_DIR, THEME } = z.object({ STORYBOOK_DIR: z.string(), THEME: z.string() }).parse(process.env);

const index = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) });
const { entries } = index.parse(JSON.parse(readFileSync(path.join(STORYBOOK_DIR, 'index.json'), 'utf8')));

for (const { id, type } of Object.values(entries)) {
  if (type !== 'story') continue;
  test(id, async ({ page }) => {
    await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;theme:${THEME}`);
    await page.waitForFunction(() => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      return ['finished', 'errored'].includes(preview?.currentRender?.phase);
    });
    await page.evaluate(() => document.fonts.ready);

    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
