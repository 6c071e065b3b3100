import { errorBody } from '@countertop/contract/shared/error';
import type { Middleware } from 'koa';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
afterEach(() => server?.end());

const event = { sessionId: 'visitor', eventType: 'page_view', eventData: null };

/** Lower than the real limit, so that the test recovers sooner. Each turn of the work takes four times as long. */
const lowLimitMs = 50;

/** Blocks the event loop. */
function block(forMs: number): void {
  const endsAt = performance.now() + forMs;
  while (performance.now() < endsAt);
}

const blockingRoute: Middleware = (context, next) => {
  if (context.path !== '/block') return next();
  block(4 * lowLimitMs);
  context.body = 'done';
};

it('rejects analytics while the event loop is slow, serves everything else, and recovers', async () => {
  server = await startTestServer({
    before: blockingRoute,
    delayLimitMs: lowLimitMs,
    environment: { METRICS_PORT: '0' },
  });
  const parent = await server.signedIn({ subscriptionTier: 'family' });
  const busy = new AbortController();
  const blocking = (async () => {
    while (!busy.signal.aborted) await (await fetch(`${server.url}/block`)).text();
  })();
  let shed = new Response();
  const report = async () =>
    (shed = await server.post('/api/analytics/session', { sessionId: 'visitor', timeSpent: 3 }));
  await expect.poll(async () => (await report()).status).toBe(503);
  const others = await Promise.all([
    parent.call('GET', '/api/auth/user'),
    parent.call('GET', '/api/user/badges'),
    parent.call('GET', '/api/payments/availability'),
    parent.call('GET', '/readyz'),
  ]);
  busy.abort();
  await blocking;

  expect(shed.headers.get('retry-after')).toBe('30');
  expect(z.safeParse(errorBody, await shed.json()).success).toBe(true);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await (await fetch(server.metricsUrl ?? '')).text()).toMatch(
    /^countertop_shed_total\{reason="delay"\} [1-9]/m,
  );
  await expect.poll(async () => (await server.post('/api/analytics/event', event)).status).toBe(200);
});
