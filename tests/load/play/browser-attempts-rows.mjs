// @ts-check
import knex from 'knex';
import { build } from '../../../tools/build.mjs';
import { importSource } from '../../../tools/build/importSource.mjs';
import { launch } from '../../../tools/chromium.mjs';
import { startServer } from '../../../tools/serve.mjs';
import { newAttempts } from './newAttempts.mjs';

const queued = 500;
/** Chromium's "Slow 4G". */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

/** Signs in the demo family, whose first child has a game. @param {import('playwright').BrowserContext} context @param {string} url */
export async function signIn(context, url) {
  const data = { email: 'explorer@demo.example', password: 'demo counter 7' };
  const response = await context.request.post(`${url}/api/auth/sign-in`, { data, headers: { Origin: url } });
  if (!response.ok()) throw new Error(`Signing in returned status ${response.status()}.`);
}

/** @param {string} filename of the server's database */
export async function countAttempts(filename) {
  const data = knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true });
  const [row] = await data('attempts').count({ total: '*' });
  await data.destroy();
  return Number(row?.['total'] ?? 0);
}

/**
 * Returns a count once it has been the same for five seconds. Waits up to a minute for the expected one.
 * @param {() => Promise<number>} count @param {number} [expected]
 */
export async function settled(count, expected = 0) {
  let [last, since] = [await count(), Date.now()];
  const givesUpAt = since + 60_000;
  while (Date.now() - since < 5000 || (last < expected && Date.now() < givesUpAt)) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const now = await count();
    if (now !== last) [last, since] = [now, Date.now()];
  }
  return last;
}

/**
 * Stores attempts in a page's queue, as if they were given without a network.
 * @param {readonly { id: string }[]} attempts
 */
async function fillQueue(attempts) {
  const { id: learnerId } = await (await fetch('/api/auth/user')).json();
  await new Promise((resolve, reject) => {
    const opening = indexedDB.open('countertop.attempts.v1');
    opening.addEventListener('error', () => reject(opening.error));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('attempts', 'readwrite');
      for (const attempt of attempts) writing.objectStore('attempts').put({ id: attempt.id, learnerId, attempt });
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve(undefined);
      });
    });
  });
}

/** Milliseconds from the first request with answers to the last response. @param {readonly { id: string }[]} attempts */
async function sendingTime(attempts) {
  const [server, chromium] = [await startServer(), await launch()];
  try {
    const before = await countAttempts(server.database);
    const context = await chromium.newContext();
    await signIn(context, server.url);
    const page = await context.newPage();
    await page.goto(`${server.url}/game`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(fillQueue, attempts);
    await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', slow4G);
    await page.reload();
    const isSending = (/** @type {import('playwright').Request} */ request) => request.url().endsWith('/attempts');
    const first = page.waitForRequest(isSending, { timeout: 120_000 });
    let endedMs = 0;
    page.on('requestfinished', (request) => {
      if (isSending(request)) endedMs = performance.now();
    });
    await first;
    const startedMs = performance.now();
    const stored = (await settled(() => countAttempts(server.database))) - before;
    return { ms: endedMs - startedMs, stored };
  } finally {
    await chromium.close();
    await server.stop();
  }
}

/** Sending many answers that waited in the browser. @returns {Promise<import('../table.mjs').Row[]>} */
export async function browserAttemptRows() {
  await build();
  /** @type {typeof import('../../../api/test/attempts.ts')} */
  const { playedAttempts } = await importSource('attempts', 'api/test/attempts.ts');
  const played = playedAttempts(200, { startMs: Date.now() });
  const sent = await sendingTime(newAttempts(played, queued));
  return [
    { name: `${queued} answers sent over slow 4G`, value: sent.ms, unit: 'ms', target: { max: 5000 } },
    { name: 'of these stored', value: sent.stored, unit: '', target: { min: queued } },
  ];
}
