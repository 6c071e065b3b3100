import { chromium, type Browser, type Page } from '@playwright/test';
import { chromiumArguments, findBrowser } from '../../tools/browser.mjs';
import { onlyFonts, type SystemFont } from '../../tools/fonts.mjs';
import { expect } from './test.ts';
import { hold, open } from './visitor.ts';

export const windows = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  'wide tablet': { width: 1024, height: 768 },
  desktop: { width: 1280, height: 800 },
};

/** Starts a browser on a system with one font. */
export function browserWith(font: SystemFont): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: chromiumArguments,
    env: { ...process.env, FONTCONFIG_FILE: onlyFonts([font]) },
  });
}

/** Returns the layout shift from now until all fonts have loaded and are drawn. */
function shiftUntilFontsArrive(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shift += Number(Reflect.get(entry, 'value'));
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    document.body.dataset['watched'] = 'yes';
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    add(observer.takeRecords());
    observer.disconnect();
    return shift;
  });
}

/** Measures the layout shift of a page whose web fonts load late; `change` modifies its markup. */
export async function shiftFromLateFonts(
  page: Page,
  url: string,
  change = (markup: string) => markup,
): Promise<number> {
  const release = await hold(page, '**/*.woff2');
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await open(page, url, { isFirstVisit: true });
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loading');
  const shift = shiftUntilFontsArrive(page);
  await page.locator('body[data-watched]').waitFor();
  release();
  return shift;
}
