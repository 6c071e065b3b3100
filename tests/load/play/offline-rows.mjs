// @ts-check
import { build } from '../../../tools/build.mjs';
import { importSource } from '../../../tools/build/importSource.mjs';
import { launch } from '../../../tools/chromium.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { hydrated } from '../site/page-load.mjs';
import { median } from '../statistics.mjs';

const cpuSlowdown = 4;
const starts = 9;

/** @typedef {import('../../../mf-game/engine/src/problems/band.ts').AgeBand} AgeBand */
/** @type {readonly AgeBand[]} */
const bands = ['ages_6_7', 'ages_8_9', 'ages_10_12', 'ages_12_plus'];

/** Plays a day in each age band by keyboard, without the server. @returns {Promise<import('../table.mjs').Row[]>} */
export async function offlineDayRows() {
  await build();
  /** @type {typeof import('../../support/player.ts')} */
  const { anyNumber, byKeyboard, playDay, playScreen, skipTutorial } = await importSource(
    'player',
    'tests/support/player.ts',
  );
  const [server, chromium] = [await startServer(), await launch()];
  try {
    const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
    await skipTutorial(context);
    const first = await context.newPage();
    await first.goto(`${server.url}/game`);
    await first.getByRole('button', { name: 'Keep for offline' }).click();
    await first.getByText('Ready for offline').first().waitFor();
    await first.close();
    await server.stop();
    const rows = [];
    for (const band of bands) {
      const page = await context.newPage();
      await page.goto(`${server.url}/game?seed=7&ages=${band}`);
      await playScreen(page).start.press('Enter');
      const tickets = await playDay(page, byKeyboard(page), { answer: anyNumber });
      await playScreen(page).dayComplete.waitFor();
      rows.push({ name: `answers of a day offline, ${band}`, value: tickets.length, unit: '', target: { min: 1 } });
      await page.close();
    }
    return rows;
  } finally {
    await chromium.close();
  }
}

/** Measures how long the kept game takes until a press starts it without its server, on a slow phone. */
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
      times.push(await page.getByRole('button', { name: 'Start Playing Now' }).evaluate(hydrated));
    }
    return [{ name: 'start screen without a network', value: median(times), unit: 'ms', target: { max: 1000 } }];
  } finally {
    await chromium.close();
  }
}
