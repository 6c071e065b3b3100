// @ts-check
import { build } from '../../../tools/build.mjs';
import { launch } from '../../../tools/chromium.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { importSource } from '../../../tools/build/importSource.mjs';
import { playedHour } from './play-hour.mjs';
import { median } from '../statistics.mjs';

const cpuSlowdown = 4;
/** Chromium does not report shorter interactions. They count as this. */
const shortestMs = 16;

/** Time between press and release, which are separate events. */
const pressMs = 100;

/** @typedef {{ count: number, durations: number[], shift: number }} Seen */

/** Runs in the page before its scripts. Records interactions to next paint and unexpected layout shifts. */
function observe() {
  const durations = new Map();
  const seen = { durations, shift: 0 };
  Object.assign(window, { seenWhilePlaying: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId, duration } = /** @type {PerformanceEventTiming} */ (entry);
      if (interactionId > 0) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = /** @type {{ hadRecentInput: boolean, value: number }} */ (
        /** @type {unknown} */ (entry)
      );
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift' });
}

/** Runs in the page. Resolves when the last interaction has been painted and recorded. */
const untilPainted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
  });

/**
 * Waits until a customer can order or be served, or the day is over.
 * @param {import('playwright').Page} page
 * @param {{ waiting: import('playwright').Locator, ready: import('playwright').Locator }} screen
 */
async function customerReady(page, { waiting, ready }) {
  await waiting.or(ready).or(page.getByRole('dialog')).first().waitFor({ timeout: 60_000 });
}

/** @returns {Seen} */
function seenSoFar() {
  const { durations, shift } = /** @type {{ seenWhilePlaying: { durations: Map<number, number>, shift: number } }} */ (
    /** @type {unknown} */ (window)
  ).seenWhilePlaying;
  const { interactionCount } = /** @type {{ interactionCount: number }} */ (/** @type {unknown} */ (performance));
  return { count: interactionCount, durations: [...durations.values()], shift };
}

/**
 * Opens the game on a simulated phone with 4x CPU slowdown, in real time, and starts to play.
 * @param {import('playwright').Browser} chromium
 * @param {string} address
 */
async function startedGame(chromium, address) {
  /** @type {typeof import('../../support/player.ts')} */
  const { playScreen, skipTutorial, ...player } = await importSource('player', 'tests/support/player.ts');
  const context = await chromium.newContext({ viewport: { width: 390, height: 844 } });
  await skipTutorial(context);
  await context.addInitScript(observe);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  // Loading is measured by `pages`. Here the engine, which loads in the background, has arrived before the first press.
  const engine = page.waitForResponse(/\/js\/work\./);
  await page.goto(address);
  const screen = playScreen(page);
  await screen.start.waitFor();
  await (await engine).finished();
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await screen.start.click();
  return { page, screen, player };
}

/** @type {Seen} */
const nothing = { count: 0, durations: [], shift: 0 };

/**
 * Closes the page and returns what was seen in it.
 * @param {import('playwright').Page} page
 * @param {Seen} [before] what doesn't count
 * @returns {Promise<Seen>}
 */
async function seenIn(page, before = nothing) {
  await page.evaluate(untilPainted);
  const seen = await page.evaluate(seenSoFar);
  await page.context().close();
  const count = seen.count - before.count;
  // In the order of the interactions.
  const durations = seen.durations.slice(before.durations.length);
  const unreported = Array.from({ length: Math.max(0, count - durations.length) }, () => shortestMs);
  return { count, shift: seen.shift - before.shift, durations: [...durations, ...unreported] };
}

/**
 * Plays a day.
 * @param {import('playwright').Browser} chromium
 * @param {string} url
 */
async function playedDay(chromium, url) {
  const { page, screen, player } = await startedGame(chromium, `${url}/game?seed=7&ages=ages_8_9`);
  /** @type {import('../../support/player.ts').InputMethod} */
  const hands = { ...player.byMouse, press: (target) => target.click({ delay: pressMs }) };
  await player.playDay(page, hands, { pass: () => customerReady(page, screen) });
  return seenIn(page);
}

const drawerKeys = ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowLeft', 'Enter', '1', '4', '6', 'Backspace', 'Backspace'];
const drawerRounds = 5;

/**
 * Lays down change and takes it back, by press and by key. Only that counts.
 * @param {import('playwright').Browser} chromium
 * @param {string} url
 */
async function filledDrawer(chromium, url) {
  const address = `${url}/game?seed=7&ages=ages_6_7&type=change_calculation`;
  const { page, screen } = await startedGame(chromium, address);
  await customerReady(page, screen);
  await screen.waiting.click();
  await screen.typeTheNumber.waitFor();
  await page.evaluate(untilPainted);
  const before = await page.evaluate(seenSoFar);
  const pieces = page.getByRole('toolbar').getByRole('button', { name: /^(\$\d+ bill|\d+ cents)$/ });
  for (let round = 0; round < drawerRounds; round += 1) {
    for (const piece of await pieces.all()) await piece.click({ delay: pressMs });
    // Arrow keys also reach "Type the number", which would end the measurement.
    await pieces.first().focus();
    for (const key of drawerKeys) await page.keyboard.press(key, { delay: pressMs });
    await page.getByRole('button', { name: 'Clear' }).click({ delay: pressMs });
  }
  return seenIn(page, before);
}

/** Interaction latency while playing a day and in the till drawer, and memory after an hour. @returns {Promise<import('../table.mjs').Row[]>} */
export async function playRows() {
  await build();
  const server = await startServer();
  const chromium = await launch();
  try {
    const day = await playedDay(chromium, server.url);
    const drawer = await filledDrawer(chromium, server.url);
    const hour = await playedHour(chromium, server.url);
    return [
      { name: 'one day: interactions', value: day.count, unit: '' },
      { name: 'interaction to next paint, median', value: median(day.durations), unit: 'ms', target: { max: 50 } },
      { name: 'interaction to next paint, worst', value: Math.max(...day.durations), unit: 'ms', target: { max: 200 } },
      { name: 'layout shift while playing', value: day.shift, unit: '', target: { max: 0.01 } },
      { name: 'till drawer: interactions', value: drawer.count, unit: '' },
      {
        name: 'till drawer: interaction to next paint, median',
        value: median(drawer.durations),
        unit: 'ms',
        target: { max: 50 },
      },
      {
        name: 'till drawer: interaction to next paint, worst',
        value: Math.max(...drawer.durations),
        unit: 'ms',
        target: { max: 200 },
      },
      { name: 'till drawer: layout shift', value: drawer.shift, unit: '', target: { max: 0.01 } },
      { name: 'one hour: presses', value: hour.presses, unit: '' },
      {
        name: 'DOM nodes of the start menu, end of the hour, compared with a quarter',
        value: hour.last.nodes,
        unit: '',
        base: hour.quarter.nodes,
        target: { max: hour.quarter.nodes * 1.1 },
      },
      {
        name: 'memory, end of the hour, compared with a quarter',
        value: hour.last.megabytes,
        unit: 'MB',
        base: hour.quarter.megabytes,
        target: { max: hour.quarter.megabytes * 1.2 },
      },
    ];
  } finally {
    await chromium.close();
    await server.stop();
  }
}
