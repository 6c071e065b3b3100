// @ts-check
import { build } from '../../../tools/build.mjs';
import { launch } from '../../../tools/chromium.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { hydrated } from './page-load.mjs';
import { visits } from './page-rows.mjs';
import { median } from '../statistics.mjs';

const cpuSlowdown = 4;
const rounds = 9;
const names = ['home', 'pricing'];

/**
 * Loads a page again. The network isn't slowed down, because that would not apply to what the worker loads.
 * @param {import('playwright').BrowserContext} context @param {string} url @param {import('./page-rows.mjs').Visit['landmark']} landmark
 */
async function loadAgain(context, url, landmark) {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: 'commit' });
  const interactiveMs = await landmark(page).evaluate(hydrated);
  const figures = await page.evaluate(() => ({
    paintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    isControlled: navigator.serviceWorker.controller !== null,
  }));
  await page.close();
  return { ...figures, interactiveMs };
}

/** Compares pages that a service worker controls, which keeps the game, with those of a browser without one. @returns {Promise<import('../table.mjs').Row[]>} */
export async function workerRows() {
  await build();
  const [server, chromium] = [await startServer(), await launch()];
  try {
    const phone = { viewport: { width: 390, height: 844 } };
    const [plain, kept] = [await chromium.newContext(phone), await chromium.newContext(phone)];
    const game = await kept.newPage();
    await game.goto(`${server.url}/game`);
    await game.getByRole('button', { name: 'Keep for offline' }).click();
    await game.getByText('Ready for offline').first().waitFor();
    await game.close();
    const rows = [];
    for (const { name, path, landmark } of visits.filter((visit) => names.includes(visit.name))) {
      /** @type {{ plain: Awaited<ReturnType<typeof loadAgain>>[], kept: Awaited<ReturnType<typeof loadAgain>>[] }} */
      const loads = { plain: [], kept: [] };
      for (let round = 0; round <= rounds; round += 1) {
        loads.plain.push(await loadAgain(plain, server.url + path, landmark));
        loads.kept.push(await loadAgain(kept, server.url + path, landmark));
      }
      if (loads.plain.some((one) => one.isControlled) || loads.kept.some((one) => !one.isControlled))
        throw new Error(`${path} was controlled by a worker in the wrong browser.`);
      for (const [what, key] of /** @type {const} */ ([
        ['first contentful paint', 'paintMs'],
        ['first control interactive', 'interactiveMs'],
      ])) {
        // The first visit of each browser fills its cache.
        const of = (/** @type {typeof loads.plain} */ list) => median(list.slice(1).map((one) => one[key]));
        rows.push({
          name: `${name} with the worker: ${what}`,
          value: of(loads.kept),
          unit: 'ms',
          base: of(loads.plain),
        });
      }
    }
    return rows;
  } finally {
    await chromium.close();
    await server.stop();
  }
}
