import type { Page } from '@playwright/test';

/** Records the layout shift before any script of the site runs. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0);
      Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + sum });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the layout shift of the page so far. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));
