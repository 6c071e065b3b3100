import { stat } from 'node:fs/promises';
import { getSubscriptionMetrics } from '@countertop/contract/payments/metrics';
import { getSiteReport } from '@countertop/contract/analytics/siteReport';
import { dayMs } from '@countertop/contract/shared/time';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isOnPostgres } from '../../../test/postgres.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../../test/server.ts';
import { type NetworkLimits, networkLimits } from './NetworkBudget.ts';

const endMs = Date.parse('2026-11-21T12:00:00Z');

let nowMs = endMs;
let server: TestServer;
afterEach(() => server.end());

/** A tenth of the calls and visits, so that tests need not make thousands. */
const lowLimits: NetworkLimits = {
  ...networkLimits,
  calls: 400,
  visits: 10,
  visitsAtMost: 20,
  floodCalls: 600,
  burstCalls: 70,
};

async function start(limits = lowLimits): Promise<TestCaller> {
  nowMs = endMs;
  server = await startTestServer({
    now: () => nowMs,
    networkLimits: limits,
    environment: { ANALYTICS_BUDGET: 'on', TRUSTED_PROXIES: '1', METRICS_PORT: '0' },
  });
  return server.signedIn({ role: 'admin' });
}

async function send(address: string, target: 'session' | 'event', body: object): Promise<void> {
  const response = await fetch(`${server.url}/api/analytics/${target}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toEqual([200, { ok: true }]);
}

const event = (address: string, sessionId: string, eventType: string, data: object) =>
  send(address, 'event', { sessionId, eventType, eventData: JSON.stringify(data) });
const report = { band: 'ages_8_9', type: 'pricing', variant: 'profit_cost', skill: 'profit', reason: 'answer' };

/** Sends every kind of event that the pages send. */
async function visit(address: string, sessionId: string): Promise<void> {
  await send(address, 'session', { sessionId, userAgent: 'Firefox/128', referrer: null });
  for (const page of ['/', '/pricing', '/game']) await event(address, sessionId, 'page_view', { page });
  await event(address, sessionId, 'pricing_page_view', { timestamp: 1 });
  await event(address, sessionId, 'subscribe_button_click', { tier: 'explorer' });
  await event(address, sessionId, 'game_start', { difficulty: 'ages_8_9' });
  const problems = [{ type: 'pricing', skill: 'profit', asked: 6, right: 5 }];
  await event(address, sessionId, 'game_complete', { difficulty: 'ages_8_9', day: 1, problems });
  await send(address, 'session', { sessionId, timeSpent: 240 });
}

/** Returns both admin reports. */
async function readReports(admin: TestCaller): Promise<object> {
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const site = await admin.call('GET', `/api/admin/analytics?from=${day(endMs - 6 * dayMs)}&to=${day(endMs)}`);
  const subscriptions = await admin.call('GET', '/api/admin/subscription-metrics');
  return {
    site: { ...z.parse(getSiteReport.output, await site.json()), measuredAt: null },
    subscriptions: { ...z.parse(getSubscriptionMetrics.output, await subscriptions.json()), measuredAt: null },
  };
}

/** Runs calls, 32 at a time. */
async function inParallel(count: number, call: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) await call(index);
  };
  await Promise.all(Array.from({ length: 32 }, work));
}

const attacker = '203.0.113.66';
const forgedCalls = 600;
const forgedVisits = 150;

/** Sends forged calls of many visits from one address within 10 seconds. */
async function forge(): Promise<void> {
  const startMs = nowMs;
  await inParallel(forgedCalls, async (index) => {
    nowMs = Math.max(nowMs, startMs + Math.floor((index * 10_000) / forgedCalls));
    const id = `forged-${index % forgedVisits}`;
    const kinds = [
      () => event(attacker, id, 'pricing_page_view', {}),
      () => event(attacker, id, 'subscribe_button_click', { tier: 'family' }),
      () => event(attacker, id, 'problem_report', { ...report, seed: index, index: 1 }),
      () => send(attacker, 'session', { sessionId: id, timeSpent: 604_800 }),
    ];
    await kinds[Math.floor(index / forgedVisits + index) % 4]?.();
  });
}

const fileSize = async () =>
  isOnPostgres() ? 0 : (await stat(server.dataPlace)).size + (await stat(`${server.dataPlace}-wal`)).size;

it('leaves the reports of a small site unchanged after a flood of forged calls from one network', async () => {
  const admin = await start();
  await inParallel(5, (visitor) => visit(`10.1.0.${visitor}`, `visitor-${visitor}`));
  const [before, sizeBefore] = [await readReports(admin), await fileSize()];

  await forge();

  await expect.poll(() => readReports(admin)).toEqual(before);
  expect((await fileSize()) - sizeBefore).toBeLessThan(5e5);
  expect(await server.read((database) => database('analytics_events').whereLike('sessionId', 'forged-%'))).toEqual([]);
  const metrics = await (await fetch(server.metricsUrl ?? '')).text();
  const [, rejected] = /^countertop_shed_total\{reason="flood"\} (\d+)/m.exec(metrics) ?? [];
  expect(Number(rejected)).toBeGreaterThan(forgedCalls - 100);
});

it('counts a class of 35 behind one address in full', async () => {
  const admin = await start(networkLimits);

  await Promise.all(Array.from({ length: 35 }, (_, child) => visit('203.0.113.7', `child-${child}`)));

  expect(await readReports(admin)).toMatchObject({
    site: {
      period: { visitors: 35, sessions: 35, gamesStarted: 35, gamesCompleted: 35, timeSeconds: 35 * 240 },
    },
  });
});

it('keeps what a visit recorded before its network flooded the site, and counts at most 200 different problem reports a day', async () => {
  const admin = await start();
  await visit(attacker, 'early');
  nowMs += networkLimits.windowMs;
  const before = await readReports(admin);
  await inParallel(250, (seed) =>
    event(`10.2.0.${seed}`, `reporter-${seed}`, 'problem_report', { ...report, seed, index: 1 }),
  );
  const names = () => server.read((database) => database('analytics_counters').where({ kind: 'report' }));
  expect(await names()).toHaveLength(200);
  const after = await readReports(admin);

  await inParallel(lowLimits.burstCalls + 1, () => event(attacker, 'early', 'page_view', { page: '/' }));

  await expect.poll(() => readReports(admin)).toEqual(after);
  expect(after).not.toEqual(before);
});
