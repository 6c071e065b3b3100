// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { launch } from '../../../tools/chromium.mjs';
import { root } from '../../../tools/run.mjs';
import { buildStorybook, serveStorybook } from '../../../tools/storybook.mjs';
import { median } from '../statistics.mjs';

const folder = path.join(root, 'storybook-static');
const loads = 5;

/**
 * Returns the time until the first page is visible in a browser without a cache, in milliseconds.
 * @param {import('playwright').Browser} chromium
 * @param {string} url
 */
async function openFirstPage(chromium, url) {
  const context = await chromium.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  await page
    .frameLocator('#storybook-preview-iframe')
    .getByRole('heading', { level: 1, name: 'Countertop' })
    .waitFor({ timeout: 60_000 });
  const visibleMs = await page.evaluate(() => performance.now());
  await context.close();
  return visibleMs;
}

/** Measures the built Storybook, which is built if there is none. */
export async function storybookRows() {
  if (!existsSync(path.join(folder, 'index.json'))) await buildStorybook(folder);
  const [{ url, stop }, chromium] = [await serveStorybook(folder), await launch()];
  try {
    const times = [];
    for (let load = 0; load < loads; load += 1) times.push(await openFirstPage(chromium, url));
    return [{ name: 'first page of Storybook visible', value: median(times), unit: 'ms', target: { max: 3000 } }];
  } finally {
    await chromium.close();
    stop();
  }
}
