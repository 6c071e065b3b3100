// @ts-check
import { build } from '../../../tools/build.mjs';
import { launch } from '../../../tools/chromium.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { median } from '../statistics.mjs';

const cpuSlowdown = 4;
const switches = 6;

/** Measures how long a child waits for the restaurant after another child hands over the device, on a slow phone that has played before. */
export async function switchRows() {
  await build();
  const [server, chromium] = [await startServer(), await launch()];
  try {
    const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
    const data = { email: 'family@demo.example', password: 'demo counter 7' };
    await context.request.post(`${server.url}/api/auth/sign-in`, { data, headers: { Origin: server.url } });
    const page = await context.newPage();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const times = [];
    for (let turn = 0; turn <= switches; turn += 1) {
      await page.goto(`${server.url}/play`);
      // Children of the demo family without a picture password.
      const child = page.getByRole('button', { name: turn % 2 === 0 ? 'Mo' : 'Sunny Waffle', exact: true });
      await child.waitFor();
      await page.waitForLoadState('networkidle');
      const pressedAt = await child.evaluate((button) => {
        /** @type {HTMLElement} */ (button).click();
        return Date.now();
      });
      await page.waitForURL('**/game', { waitUntil: 'commit' });
      await page.getByRole('button', { name: /^(Continue Playing|Start Playing)/ }).waitFor();
      // The first turn fills the cache.
      if (turn > 0) times.push((await page.evaluate(() => Date.now())) - pressedAt);
    }
    return [
      {
        name: 'switching to another child, restaurant visible',
        value: median(times),
        unit: 'ms',
        target: { max: 1000 },
      },
    ];
  } finally {
    await chromium.close();
    await server.stop();
  }
}
