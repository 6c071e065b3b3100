// @ts-check
import { importSource } from '../../../tools/build/importSource.mjs';

const minutes = 60;
const pressesPerSecond = 60;
/** Longer than the page waits before it preloads the game. */
const loadingMs = 5000;

/** Runs in the page. Presses random buttons of the open dialog or page, with a fixed seed. */
function pressAtRandom(/** @type {number} */ perSecond) {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  let presses = 0;
  const hand = { isResting: false, pressesSoFar: () => presses };
  Object.assign(window, { hand });
  setInterval(() => {
    for (let time = 0; time < perSecond && !hand.isResting; time += 1) {
      const dialogs = document.querySelectorAll('[role="dialog"], [role="alertdialog"]');
      const container = dialogs[dialogs.length - 1] ?? document.querySelector('main');
      const buttons = container?.querySelectorAll('button:not(:disabled)') ?? [];
      const button = buttons[Math.floor(random() * buttons.length)];
      if (!(button instanceof HTMLElement)) continue;
      button.click();
      presses += 1;
    }
  }, 1000);
}

/**
 * Returns DOM nodes and memory after garbage collection.
 * @param {import('playwright').CDPSession} protocol
 */
async function memoryOf(protocol) {
  await protocol.send('HeapProfiler.collectGarbage');
  const { metrics } = await protocol.send('Performance.getMetrics');
  /** @param {string} name */
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), megabytes: of('JSHeapUsedSize') / 1e6 };
}

/**
 * Not by role: reading an element's ARIA references makes Chromium keep the screen around them as long as the document.
 * @param {import('playwright').Page} page
 * @param {string} text
 */
const button = (page, text) => page.locator('button', { hasText: text }).first();

/** @param {import('playwright').Page} page @param {boolean} isResting */
const rest = (page, isResting) =>
  page.evaluate((value) => {
    Reflect.get(globalThis, 'hand').isResting = value;
  }, isResting);

/**
 * Returns to the start menu, which looks the same after any game, and opens and closes a dialog there: React and the browser
 * keep hundreds of nodes of the last screen until others take their place.
 * @param {import('playwright').Page} page
 */
async function backToMenu(page) {
  const start = button(page, 'Start Playing Now');
  const toMenu = button(page, 'Back to Menu');
  // Escape closes the topmost dialog, or pauses.
  for (let press = 0; press < 50 && !(await start.isVisible()); press += 1) {
    if (await toMenu.isVisible()) await toMenu.click();
    else await page.keyboard.press('Escape');
    await page.clock.runFor(500);
  }
  await button(page, 'Accessibility Options').click();
  await page.clock.runFor(1000);
  await page.keyboard.press('Escape');
  await page.clock.runFor(1000);
}

/**
 * Plays an hour of the page's (fake) clock with 60 presses per second, and measures nodes and memory at the start menu: `quarter` after a
 * quarter of an hour, when the code is compiled and React keeps the nodes of a last screen, and `last` at the end.
 * @param {import('playwright').Browser} chromium
 * @param {string} url
 */
export async function playedHour(chromium, url) {
  /** @type {typeof import('../../support/player.ts')} */
  const { skipTutorial } = await importSource('player', 'tests/support/player.ts');
  const context = await chromium.newContext({ viewport: { width: 1280, height: 800 } });
  await skipTutorial(context);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  await page.clock.install();
  await page.goto(`${url}/game?seed=7&ages=ages_8_9`);
  await page.clock.runFor(loadingMs);
  await page.waitForLoadState('networkidle');
  await button(page, 'Start Playing Now').click();
  await page.evaluate(pressAtRandom, pressesPerSecond);
  /** @param {number} duration in minutes */
  const memoryAfter = async (duration) => {
    for (let minute = 0; minute < duration; minute += 1) await page.clock.runFor(60_000);
    await rest(page, true);
    await backToMenu(page);
    return memoryOf(protocol);
  };
  const quarter = await memoryAfter(minutes / 4);
  await button(page, 'Continue Playing').click();
  await rest(page, false);
  const last = await memoryAfter((minutes * 3) / 4);
  const presses = await page.evaluate(() => Reflect.get(globalThis, 'hand').pressesSoFar());
  await context.close();
  return { presses, quarter, last };
}
