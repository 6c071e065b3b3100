// @ts-check
import { build } from '../../../tools/build.mjs';
import { importSource } from '../../../tools/build/importSource.mjs';
import { launch } from '../../../tools/chromium.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { call } from '../call.mjs';
import { addClasses } from './classes.mjs';
import { median } from '../statistics.mjs';

const children = 35;
const loads = 5;

/** Stores all answers of a class. @param {string} url @param {import('./classes.mjs').LoadedClass} one */
async function answerAll(url, one) {
  for (const [child, { learnerId, cookie }] of one.children.entries()) {
    const attempts = Array.from({ length: one.lesson.total }, (_, index) => one.lesson.answer(index + 1, child));
    const body = JSON.stringify({ attempts });
    const { status, text } = await call(`${url}/api/learners/${learnerId}/attempts`, { method: 'POST', cookie, body });
    if (status !== 200) throw new Error(text);
  }
}

/**
 * Runs in the page: measures from the last response that a class view waits for until all of its problems are painted.
 * @param {number} problems
 */
function measureRendering(problems) {
  const { fetch } = globalThis;
  const seen = { arrivedAt: 0, paintedAt: 0 };
  Object.assign(globalThis, { seen });
  globalThis.fetch = async (...args) => {
    const response = await fetch(...args);
    if (seen.paintedAt === 0 && response.url.includes('/api/classes/')) seen.arrivedAt = performance.now();
    return response;
  };
  new MutationObserver((_, observer) => {
    if (document.querySelectorAll('main ol > li').length < problems) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (seen.paintedAt = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** How long the class view of a full class takes to appear once its answers have arrived. @returns {Promise<import('../table.mjs').Row[]>} */
export async function classViewRows() {
  await build();
  /** @type {typeof import('./classLesson.ts')} */
  const { classLesson } = await importSource('classLesson', 'tests/load/classes/classLesson.ts');
  const [server, chromium] = [await startServer(), await launch()];
  try {
    const [one] = await addClasses(server.database, { count: 1, size: children, lessonOf: classLesson });
    if (one === undefined) throw new Error('There is a class.');
    await answerAll(server.url, one);
    const context = await chromium.newContext({ viewport: { width: 1280, height: 800 } });
    const [name = '', value = ''] = one.teacher.split('=');
    // The second one tells scripts that there is a session.
    const cookies = [
      { name, value },
      { name: 'signed-in', value: '1' },
    ];
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: server.url })));
    await context.addInitScript(measureRendering, one.lesson.total);
    const times = [];
    for (let turn = 0; turn <= loads; turn += 1) {
      const page = await context.newPage();
      await page.goto(`${server.url}/teacher-dashboard?class=${one.id}&lesson=${one.lessonId}`);
      await page.waitForFunction(() => Reflect.get(globalThis, 'seen').paintedAt > 0);
      // The first turn fills the cache.
      const { paintedAt, arrivedAt } = await page.evaluate(() => Reflect.get(globalThis, 'seen'));
      if (turn > 0) times.push(paintedAt - arrivedAt);
      await page.close();
    }
    const measured = `class view of ${children} children and ${one.lesson.total} problems, from its answers to the screen`;
    return [{ name: measured, value: median(times), unit: 'ms', target: { max: 100 } }];
  } finally {
    await chromium.close();
    await server.stop();
  }
}
