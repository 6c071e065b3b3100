// @ts-check
import { importSource } from './bundle.mjs';
import { median } from './statistics.mjs';

const minutes = 60;
const pressesPerSecond = 60;

/** Runs in the page. Presses random buttons of the open dialog or page, with a fixed seed. */
function pressAtRandom(/** @type {number} */ perSecond) {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  let presses = 0;
  Object.assign(window, { pressesSoFar: () => presses });
  setInterval(() => {
    for (let time = 0; time < perSecond; time += 1) {
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

/** @param {readonly { nodes: number, megabytes: number }[]} samples */
const medianOf = (samples) => ({
  nodes: median(samples.map(({ nodes }) => nodes)),
  megabytes: median(samples.map(({ megabytes }) => megabytes)),
});

/**
 * Plays an hour of the page's (fake) clock with 60 presses per second, and measures memory after each minute. `first` is the median of
 * minutes 6 to 15, `last` of the last ten.
 * @param {import('playwright').Browser} chromium
 * @param {string} url
 */
export async function playedHour(chromium, url) {
  /** @type {typeof import('../support/player.ts')} */
  const { playScreen, skipTutorial } = await importSource('player', 'tests/support/player.ts');
  const context = await chromium.newContext({ viewport: { width: 1280, height: 800 } });
  await skipTutorial(context);
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Performance.enable');
  await page.clock.install();
  await page.goto(`${url}/game?seed=7&ages=ages_8_9`);
  await playScreen(page).start.click();
  await page.evaluate(pressAtRandom, pressesPerSecond);
  const samples = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await page.clock.runFor(60_000);
    samples.push(await memoryOf(protocol));
  }
  const presses = await page.evaluate(() =>
    /** @type {{ pressesSoFar: () => number }} */ (/** @type {unknown} */ (window)).pressesSoFar(),
  );
  await context.close();
  return { presses, first: medianOf(samples.slice(5, 15)), last: medianOf(samples.slice(-10)) };
}
