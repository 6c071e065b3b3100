import type { Page } from '@playwright/test';

/** Records the elements of the served HTML and the layout shift, before any script of the site runs. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, {
        served: [...document.querySelectorAll('#root h1, #root header, #root main, #root a')],
      });
    });
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      const sum = list.getEntries().reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0);
      Object.assign(globalThis, { shifted: Reflect.get(globalThis, 'shifted') + sum });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns how many elements were served and removed since, and the layout shift. */
export function hydrationOf(page: Page): Promise<{ served: number; removed: number; shifted: number }> {
  return page.evaluate(() => {
    const elements: Element[] = Reflect.get(globalThis, 'served');
    return {
      served: elements.length,
      removed: elements.filter((element) => !element.isConnected).length,
      shifted: Number(Reflect.get(globalThis, 'shifted')),
    };
  });
}
