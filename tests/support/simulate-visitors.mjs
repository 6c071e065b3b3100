// @ts-check
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from '../../tools/build.mjs';
import { root } from '../../tools/run.mjs';
import { keptIn } from '../../tools/test-payments.mjs';
import { importSource } from '../../tools/build/importSource.mjs';
import { startSandbox } from '../../tools/payments-sandbox/sandbox.mjs';
import { buy, emailedToken } from './simulatedBuyer.mjs';

const dayMs = 86_400_000;
const bands = /** @type {const} */ (['ages_6_7', 'ages_8_9', 'ages_10_12', 'ages_12_plus']);
const reasons = ['answer', 'words', 'picture', 'other'];
/** Outcomes of eight visitors who press Subscribe. */
const endings = /** @type {const} */ ([
  'paid',
  'paid',
  'paid',
  'leftAlone',
  'declined',
  'dismissed',
  'signedOut',
  'signedOut',
]);

/** Returns a seeded random number generator, from 0 to 1 (mulberry32). @param {number} seed */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * @typedef {object} VisitParts
 * @property {(path: string, body: object) => Promise<void>} post
 * @property {() => number} chance
 * @property {number} index of the visitor
 * @property {(ms: number) => void} wait
 * @property {(wanted: Omit<Parameters<typeof buy>[1], 'amount'>) => Promise<number>} pay returns the price in dollars
 * @property {typeof import('./simulatedPlay.ts').finishedDays} finishedDays
 * @property {(email: string) => Promise<string>} linkTokenOf returns the token of the confirmation link emailed to an address
 */

/**
 * A visit to the pricing page.
 * @param {Pick<VisitParts, 'chance' | 'index' | 'pay'> & { event: (type: string, data: object) => Promise<void> }} parts
 */
async function visitPricing({ chance, index, pay, event }) {
  await event('page_view', { page: '/pricing' });
  await event('pricing_page_view', { timestamp: index });
  if (chance() >= 0.4) return;
  const tier = chance() < 0.8 ? 'explorer' : chance() < 0.5 ? 'family' : 'classroom';
  const isYearly = chance() < 0.5;
  await event('subscribe_button_click', { tier, isYearly, timestamp: index });
  const ending = endings[Math.floor(chance() * endings.length)] ?? 'signedOut';
  if (tier !== 'explorer' || ending === 'signedOut') return;
  const amount = await pay({ email: `parent-${index}@home.example`, tier, isYearly, ending });
  if (ending === 'paid') await event('subscription_completed', { tier, isYearly, amount, timestamp: index });
}

/** Sends the requests of one visit, as the pages of the site do. @param {VisitParts} parts */
async function visit({ post, chance, index, wait, pay, finishedDays, linkTokenOf }) {
  const sessionId = `simulated-${index}`;
  let requests = 0;
  const pick = (/** @type {readonly string[]} */ items) => items[Math.floor(chance() * items.length)] ?? '';
  const event = (/** @type {string} */ eventType, /** @type {object} */ data) => {
    requests += 1;
    const requestId = `${sessionId}-${requests}`;
    return post('/api/analytics/event', { sessionId, eventType, eventData: JSON.stringify(data), requestId });
  };
  const view = (/** @type {string} */ page) => event('page_view', { page });
  await post('/api/analytics/session', { sessionId, userAgent: 'Simulated', referrer: null });
  await view('/');
  if (chance() < 0.3) await view(pick(['/about', '/blog', '/privacy', '/teacher-dashboard']));
  if (chance() < 0.1) {
    const email = `${sessionId}@home.example`;
    await post('/api/analytics/early-access', {
      sessionId,
      gameTitle: 'The Missing Number',
      email,
      source: 'homepage_card',
    });
    await post('/api/early-access/confirm', { token: await linkTokenOf(email) });
  }
  if (chance() < 0.35) await visitPricing({ chance, index, pay, event });
  let timeSpent = 20 + Math.floor(chance() * 100);
  if (chance() < 0.75) {
    await view('/game');
    if (chance() < 0.85) {
      const difficulty = bands[Math.floor(chance() * bands.length)] ?? 'ages_6_7';
      await event('game_start', { difficulty });
      const days = finishedDays(index, difficulty, Math.floor(chance() ** 2 * 6), 60 + Math.floor(chance() * 38));
      for (const finished of days) {
        wait(240_000);
        timeSpent += 240;
        await event('game_complete', { ...finished, timePlayed: timeSpent });
      }
      if (chance() < 0.05) {
        const problem = { band: difficulty, type: 'pricing', variant: 'profit_cost', skill: 'profit' };
        await event('problem_report', { seed: index % 5, index: 3, ...problem, reason: pick(reasons) });
      }
      if (days.length > 0 && chance() < 0.4) {
        const rating = chance() < 0.7 ? 5 : 1 + Math.floor(chance() * 4);
        await post('/api/analytics/feedback', { sessionId, rating, feedback: null, gameCompleted: true });
      }
    }
  }
  await post('/api/analytics/session', { sessionId, timeSpent });
}

/**
 * Simulates visitors of several days, the last of them today, through the real API with a simulated clock.
 * @param {{ database: string, visitors?: number, days?: number, seed?: number, endMs?: number }} options
 */
export async function simulateVisitors({ database, visitors = 200, days = 7, seed = 7, endMs = Date.now() }) {
  /** @type {typeof import('./simulatedPlay.ts')} */
  const { finishedDays } = await importSource('simulatedPlay', 'tests/support/simulatedPlay.ts');
  /** @type {typeof import('../../api/contract/src/payments/plans.ts')} */
  const { plans, priceCents } = await importSource('plans', 'api/contract/src/payments/plans.ts');
  /** @type {typeof import('../../api/src/app.ts')} */
  const { startServer } = await import(pathToFileURL(path.join(root, 'api/dist/app.mjs')).href);
  const chance = seededRandom(seed);
  const starts = Array.from({ length: visitors }, () => endMs - chance() * days * dayMs).toSorted(
    (one, other) => one - other,
  );
  let nowMs = endMs - days * dayMs;
  const now = () => Math.floor(nowMs);
  const serverRoot = mkdtempSync(path.join(tmpdir(), 'countertop-simulated-'));
  const place = /^postgres(ql)?:/.test(database) ? database : path.resolve(root, database);
  const razorpay = await startSandbox({ now, keptIn: keptIn({ DATABASE_URL: database }) });
  const environment = {
    DATABASE_URL: place,
    PORT: '0',
    SITE_DIR: 'none',
    LOG_LEVEL: 'warn',
    ANALYTICS_BUDGET: 'off',
    ...razorpay.environment,
  };
  const server = await startServer({ environment, now, root: serverRoot });
  razorpay.webhooks.sendTo(`${server.url}/api/razorpay/webhook`);
  const post = async (/** @type {string} */ target, /** @type {object} */ body) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${server.url}${target}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${target}: ${response.status} ${await response.text()}`);
  };
  /** @type {VisitParts['pay']} */
  const pay = async (wanted) => {
    const amount = priceCents(plans.explorer, wanted.isYearly ? 'yearly' : 'monthly') / 100;
    await buy({ url: server.url, root: serverRoot, razorpay }, { ...wanted, amount });
    return amount;
  };
  const wait = (/** @type {number} */ ms) => {
    nowMs = Math.min(nowMs + ms, endMs);
  };
  for (const [index, startMs] of starts.entries()) {
    nowMs = startMs;
    await visit({
      post,
      chance,
      index,
      finishedDays,
      pay,
      wait,
      linkTokenOf: (email) => emailedToken(serverRoot, email),
    });
  }
  await server.close();
  await razorpay.stop();
  rmSync(serverRoot, { recursive: true });
}

// `node tests/support/simulate-visitors.mjs data/simulated.sqlite` writes 200 visitors of the last 7 days to that file.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const database = process.argv[2];
  if (database === undefined) throw new Error('Usage: node tests/support/simulate-visitors.mjs data/simulated.sqlite');
  await build({ only: ['api'] });
  await simulateVisitors({ database });
  console.log(
    `Simulated 200 visitors over 7 days, some with payments. To see them: DATABASE_URL=${database} npm start`,
  );
}
