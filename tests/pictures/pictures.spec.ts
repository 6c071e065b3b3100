import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import * as z from 'zod';

const { PICTURES_STORYBOOK, PICTURES_REFERENCES, PICTURES_GLOBALS, PICTURES_UPDATE, PICTURES_FILTER } = z
  .object({
    PICTURES_STORYBOOK: z.string(),
    PICTURES_REFERENCES: z.string(),
    PICTURES_GLOBALS: z.string(),
    PICTURES_UPDATE: z.string().optional(),
    PICTURES_FILTER: z.string().default(''),
  })
  .parse(process.env);

const index = z.object({ entries: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) });
const { entries } = index.parse(JSON.parse(readFileSync(path.join(PICTURES_STORYBOOK, 'index.json'), 'utf8')));
const pictured = Object.values(entries)
  .filter(({ id, type }) => type === 'story' && id.includes(PICTURES_FILTER))
  // What is new has nothing to be compared with: the tool lists it.
  .filter(({ id }) => PICTURES_UPDATE !== undefined || existsSync(path.join(PICTURES_REFERENCES, `${id}.png`)));

for (const { id } of pictured) {
  test(id, async ({ page }) => {
    await page.goto(`iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;${PICTURES_GLOBALS}`);
    await page.waitForFunction(() => {
      const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
      return ['finished', 'errored'].includes(preview?.currentRender?.phase);
    });
    await page.evaluate(() => document.fonts.ready);

    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
