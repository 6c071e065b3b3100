import { setTimeout as wait } from 'node:timers/promises';
import { errorBody } from '@countertop/contract/shared/error';
import type { Middleware } from 'koa';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { answersIn, exchange, openRaw } from '../../../test/rawHttp.ts';

const limits = { waitingPerConnection: 4, waiting: 40, inFlight: 8 };

let server: TestServer;
let [working, mostWorking] = [0, 0];
let letGo: () => void;
let isLetGo: Promise<void>;

/** `/slow/…` responds with the rest of its path once the test releases it. */
const slow: Middleware = async (context, next) => {
  if (!context.path.startsWith('/slow/')) return next();
  working += 1;
  mostWorking = Math.max(mostWorking, working);
  await isLetGo;
  await wait(1);
  working -= 1;
  context.body = context.path.slice('/slow/'.length);
};

beforeAll(async () => {
  server = await startTestServer({ before: slow, connections: limits });
});
afterAll(() => server.end());
beforeEach(() => {
  [working, mostWorking] = [0, 0];
  isLetGo = new Promise((resolve) => (letGo = resolve));
});
afterEach(async () => {
  letGo();
  await vi.waitUntil(() => working === 0);
});

const ask = (target: string, more = '') => `GET ${target} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;
const last = ask('/healthz', 'Connection: close\r\n');
const statusesOf = (text: string) => answersIn(text).map(({ status }) => status);

describe('pipelined requests', () => {
  it('are answered one at a time and in order', async () => {
    letGo();

    const text = await exchange(server.url, [1, 2, 3].map((number) => ask(`/slow/${number}`)).join('') + last);

    expect(answersIn(text).map(({ body }) => body)).toEqual(['1', '2', '3', '{"status":"ok"}']);
    expect(mostWorking).toBe(1);
  });

  it('above the limit get 503 with Retry-After after the responses before them', async () => {
    const { socket, received, closed } = await openRaw(server.url);
    socket.write(ask('/slow/a').repeat(1 + limits.waitingPerConnection + 3));
    await expect.poll(() => working).toBe(1);

    letGo();
    await closed;

    const answers = answersIn(received());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 503]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect(z.safeParse(errorBody, JSON.parse(answers.at(-1)?.body ?? '')).success).toBe(true);
  });

  it('close the connection if there are hundreds', async () => {
    const { socket, received, closed } = await openRaw(server.url);
    socket.write(ask('/slow/a').repeat(1500));

    await closed;

    expect(received()).toBe('');
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it('wait up to a limit for the whole process, which is freed again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const connections = await Promise.all(Array.from({ length: 15 }, () => openRaw(server.url)));
      for (const { socket } of connections) socket.write(ask('/slow/a').repeat(1 + limits.waitingPerConnection));
      await expect.poll(() => working).toBe(limits.inFlight);
      for (const { socket } of connections) socket.destroy();
      letGo();
      await expect.poll(() => working).toBe(0);
      isLetGo = new Promise((resolve) => (letGo = resolve));
    }
    letGo();

    expect(statusesOf(await exchange(server.url, ask('/slow/a').repeat(3) + last))).toEqual([200, 200, 200, 200]);
  });

  it('keep their bodies', async () => {
    const body = JSON.stringify({ sessionId: 'one', eventType: 'page_view', eventData: null });
    const post = `POST /api/analytics/event HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

    expect(statusesOf(await exchange(server.url, post.repeat(4) + last))).toEqual([200, 200, 200, 200, 200]);
    expect(await server.read((database) => database('analytics_events'))).toHaveLength(4);
  });

  it('are answered before a malformed request', async () => {
    letGo();

    expect(statusesOf(await exchange(server.url, `${ask('/slow/a').repeat(2)}\u0000\r\n\r\n`))).toEqual([
      200, 200, 400,
    ]);
  });
});

it('limits requests in progress, and says when to retry', async () => {
  const busy = Array.from({ length: limits.inFlight }, () => fetch(`${server.url}/slow/a`));
  await expect.poll(() => working).toBe(limits.inFlight);

  const answer = await fetch(`${server.url}/api/menu-items`);
  letGo();

  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  for (const one of await Promise.all(busy)) expect(one.status).toBe(200);
  expect((await fetch(`${server.url}/api/menu-items`)).status).toBe(200);
});

it.each([
  'http://[::1/',
  'http://[/',
  'foo://[',
  'ws://[a/',
  'http://xn--/',
  'http://user:pass@[::1/',
  'http://[::1]:x/',
  'file://[x/',
  'http://a/healthz',
  '//a@[#',
  '/#a@[',
  '*',
  'healthz',
  '/caf\u00e9',
  '/a\u0001b',
])('rejects the target %j with 400 for every method', async (target) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'DELETE']) {
    if (target === '*' && method === 'OPTIONS') continue;
    const text = await exchange(server.url, `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);

    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(text).toContain('X-Content-Type-Options: nosniff');
    if (method !== 'HEAD')
      expect(z.safeParse(errorBody, JSON.parse(text.split('\r\n\r\n')[1] ?? '')).success).toBe(true);
  }
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

it.each([
  ['OPTIONS *', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 405],
  ['an unknown method', 'PROPFIND / HTTP/1.1\r\nHost: a\r\n\r\n', 405],
  ['CONNECT', 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n', 405],
  ['no host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['no host in HTTP/1.0', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
  [
    'an upgrade',
    `GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: upgrade, close\r\nUpgrade: websocket\r\n\r\n${last}`,
    200,
  ],
  ['another expectation', 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n\r\n', 417],
  ['100-continue', 'GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n', 200],
  [
    '100-continue to nowhere',
    'POST http://[ HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 9\r\n\r\n',
    400,
  ],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
])('answers %s', async (_, bytes, status) => {
  const text = await exchange(server.url, bytes);

  expect(answersIn(text)[0]?.status).toBe(status);
  expect(text).toContain('X-Content-Type-Options: nosniff');
});
