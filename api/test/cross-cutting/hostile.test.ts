import fc from 'fast-check';
import { errorBody } from '@countertop/contract/shared/error';
import { analyticsEventTypes } from '@countertop/contract/analytics/analytics.limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fuzzRuns } from '../../../tests/support/fuzz.ts';
import { startTestServer, type TestServer } from '../server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const paths = [
  '/api/analytics/session',
  '/api/analytics/event',
  '/api/analytics/early-access',
  '/api/support-requests',
] as const;
const jsonHeaders = { 'Content-Type': 'application/json' };

const countRows = () =>
  server.read(async (database) => {
    const [sessions] = await database('analytics_sessions').count({ rows: '*' });
    const [events] = await database('analytics_events').count({ rows: '*' });
    const [wishes] = await database('early_access').count({ rows: '*' });
    const [requests] = await database('support_requests').count({ rows: '*' });
    return [sessions?.['rows'], events?.['rows'], wishes?.['rows'], requests?.['rows']];
  });

const goodEvent = { sessionId: 'good', eventType: 'page_view', eventData: null };
const goodWish = { sessionId: 'good', gameTitle: 'The Missing Number', email: 'a@b.example', source: 'x' };
const goodRequest = { topic: 'game', email: 'a@b.example', message: 'Hello', requestId: 'good' };
const goodSession = { sessionId: 'good', userAgent: 'x', referrer: null };
const hostileKey = fc.constantFrom('__proto__', 'constructor', 'prototype', 'id', 'role', 'isAdmin', 'toString', '');
const hostileValue = fc.oneof(
  fc.anything({ maxDepth: 3, withNullPrototype: true }).filter((value) => value !== undefined),
  fc.constantFrom('\u0000', '\ud800', "'; drop table analytics_events; --", '{"$gt":""}', -1, 1e308, 2 ** 53, {}, []),
);

/** Valid messages with one field broken or added: always invalid, often nearly valid. */
const spoilt = fc
  .tuple(
    fc.constantFrom<Record<string, unknown>>(goodEvent, goodSession, goodWish, goodRequest),
    fc.oneof(hostileKey, fc.string()),
    hostileValue,
  )
  .filter(([message, key]) => !Object.hasOwn(message, key) && !['requestId', 'timeSpent', 'reference'].includes(key))
  .map(([message, key, value]) =>
    JSON.stringify(message).replace(/\}$/, `,${JSON.stringify(key)}:${safeJson(value)}}`),
  );

function safeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'null';
  } catch {
    return '"a value JSON cannot hold"';
  }
}

const wrongValues = fc
  .record({
    sessionId: fc.oneof(
      fc.constantFrom('', ' ', '\u0000', 'a b', 'ü', 'a'.repeat(101)),
      fc.integer(),
      fc.constant(null),
      fc.object(),
    ),
    eventType: fc.oneof(fc.constantFrom(...analyticsEventTypes), fc.string()),
    eventData: fc.oneof(fc.string(), fc.constant(`"${'é'.repeat(2048)}"`), fc.object(), fc.integer()),
  })
  .map(safeJson);

const nonsense = fc.oneof(fc.string(), fc.json(), fc.constantFrom('', '[]', 'null', '"', '{"a":', '['.repeat(30_000)));

const bodies = fuzzRuns(500);

it(`rejects ${bodies} hostile bodies with a sentence, never with 5xx, and stores nothing (ASVS v5.0.0-1.2.4, v5.0.0-2.2.1)`, async () => {
  const before = await countRows();

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(spoilt, wrongValues, nonsense), async (path, body) => {
      const response = await fetch(`${server.url}${path}`, { method: 'POST', headers: jsonHeaders, body });

      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(z.safeParse(errorBody, await response.json()).success).toBe(true);
    }),
    { numRuns: bodies },
  );

  expect(await countRows()).toEqual(before);
});

it.each([
  ['bad JSON', 400, '{"sessionId":', jsonHeaders],
  ['a wrong type', 422, '{"sessionId":"a","timeSpent":"1"}', jsonHeaders],
  ['an unknown field', 422, '{"sessionId":"a","timeSpent":1,"more":1}', jsonHeaders],
  ['both shapes mixed', 422, '{"sessionId":"a","timeSpent":1,"userAgent":"x","referrer":null}', jsonHeaders],
  ['__proto__', 422, '{"sessionId":"a","timeSpent":1,"__proto__":{"isAdmin":true}}', jsonHeaders],
  ['an escaped __proto__', 422, '{"sessionId":"a","timeSpent":1,"__pr\\u006fto__":{}}', jsonHeaders],
  ['constructor.prototype', 422, '{"sessionId":"a","timeSpent":1,"constructor":{"prototype":{}}}', jsonHeaders],
  ['a list', 422, '[]', jsonHeaders],
  ['nothing', 422, '', jsonHeaders],
  ['a form', 415, 'sessionId=a&timeSpent=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['an unknown charset', 422, '{}', { 'Content-Type': 'application/json; charset=klingon' }],
  ['a compressed body', 415, '{}', { ...jsonHeaders, 'Content-Encoding': 'gzip' }],
  [
    'more than 64 kB',
    413,
    JSON.stringify({ sessionId: 'a', userAgent: 'x'.repeat(65_536), referrer: null }),
    jsonHeaders,
  ],
  ['five megabytes', 413, 'x'.repeat(5_000_000), jsonHeaders],
])('rejects %s with %i (ASVS v5.0.0-2.2.2, v5.0.0-15.3.6)', async (_, status, body, headers) => {
  const response = await fetch(`${server.url}/api/analytics/session`, { method: 'POST', headers, body });

  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.stringMatching(/^[A-Z].+\.$/) });
});

it.each([
  ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a sister site', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://sister.example' }],
  ['another origin without fetch metadata', { Origin: 'https://evil.example' }],
  ['a sandboxed frame', { Origin: 'null' }],
])('rejects a change requested by %s (ASVS v5.0.0-3.5.1)', async (_, headers) => {
  const response = await fetch(`${server.url}/api/analytics/event`, {
    method: 'POST',
    headers: { ...jsonHeaders, ...headers },
    body: JSON.stringify({ ...goodEvent, sessionId: 'cross' }),
  });

  expect(response.status).toBe(403);
  expect(await server.read((database) => database('analytics_sessions').where({ sessionId: 'cross' }))).toEqual([]);
});

const hostileText = fc.oneof(
  fc.string(),
  fc.constantFrom('2026-11-01', '2026-02-30', '9999-12-31', '-1', '0', '1e9', "' or 1=1 --", '\u0000', '9'.repeat(400)),
);

it('responds to hostile admin queries without 5xx', async () => {
  const admin = await server.signedIn({ role: 'admin' });
  const adminPaths = [
    '/api/admin/analytics',
    '/api/admin/audit-log',
    '/api/admin/subscription-metrics',
    '/api/admin/support-requests',
  ];
  const queries = fc.dictionary(fc.oneof(fc.constantFrom('from', 'to', 'before', 'after'), hostileKey), hostileText);

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...adminPaths), queries, async (path, query) => {
      const response = await admin.call('GET', `${path}?${new URLSearchParams(query).toString()}`);

      expect(response.status === 200 || (response.status >= 400 && response.status < 500)).toBe(true);
      if (response.status !== 200) expect(z.safeParse(errorBody, await response.json()).success).toBe(true);
    }),
    { numRuns: fuzzRuns(500) },
  );
});
