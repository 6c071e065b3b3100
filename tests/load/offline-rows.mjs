// @ts-check
import { build } from '../../tools/build.mjs';
import { launch } from '../../tools/chromium.mjs';
import { startServer } from '../../tools/serve.mjs';
import { median } from './statistics.mjs';

const cpuSlowdown = 4;
const starts = 9;

/** Measures how long the kept game takes to start without its server, on a slow phone. */
export async function offlineRows() {
  await build();
  const [server, chromium] = [await startServer(), await launch()];
  try {
    const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.goto(`${server.url}/game`);
    await page.getByRole('button', { name: 'Keep for offline' }).click();
    await page.getByText('Ready for offline').first().waitFor();
    await server.stop();
    const protocol = await context.newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const times = [];
    for (let turn = 0; turn < starts; turn += 1) {
      await page.goto(`${server.url}/game`, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Start Playing Now' }).waitFor();
      times.push(await page.evaluate(() => performance.now()));
    }
    return [{ name: 'start screen without a network', value: median(times), unit: 'ms', target: { max: 1000 } }];
  } finally {
    await chromium.close();
  }
}
