import type { Page } from '@playwright/test';
import { shiftOf, watchShift } from './layoutShift.ts';

/** Records the elements of the served HTML and the layout shift, before any script of the site runs. */
export async function watchHydration(page: Page): Promise<void> {
  await watchShift(page);
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, {
        served: [...document.querySelectorAll('#root h1, #root header, #root main, #root a')],
      });
    });
  });
}

/** Returns how many elements were served and removed since, and the layout shift. */
export async function hydrationOf(page: Page): Promise<{ served: number; removed: number; shifted: number }> {
  const elements = await page.evaluate(() => {
    const served: Element[] = Reflect.get(globalThis, 'served');
    return { served: served.length, removed: served.filter((element) => !element.isConnected).length };
  });
  return { ...elements, shifted: await shiftOf(page) };
}
