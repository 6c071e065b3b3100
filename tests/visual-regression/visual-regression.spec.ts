import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as z from 'zod';
import { modeNamed } from '../../.storybook/modes.ts';

const { STORYBOOK_DIR, MODE } = z.object({ STORYBOOK_DIR: z.string(), MODE: z.string() }).parse(process.env);
// The size of the window is in Playwright's configuration.
const toolbar = Object.entries(modeNamed(MODE)).filter(([name]) => name !== 'viewport');
const globals = toolbar.map(([name, value]) => `${name}:${value}`);

const index = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) });
const { entries } = index.parse(JSON.parse(readFileSync(path.join(STORYBOOK_DIR, 'index.json'), 'utf8')));

for (const { id, type } of Object.values(entries)) {
  if (type !== 'story') continue;
  test(id, async ({ page }) => {
    await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;${globals.join(';')}`);
    await page.locator(`html[data-finished-stories="${id}"]`).waitFor();
    await page.evaluate(() => document.fonts.ready);

    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
