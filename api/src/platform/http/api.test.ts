import { request } from 'node:http';
import { listMenuItems } from '@countertop/contract/play/menu';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

/** `fetch` cannot send TRACE. */
function statusOf(method: string, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.url}${path}`, { method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}

it.each([
  ['/api/menu-items/beginner', ['burger', 'fries', 'soda', 'salad']],
  ['/api/menu-items/ages_8_9', ['pizza', 'sandwich', 'pasta', 'soup']],
  ['/api/menu-items?difficulty=advanced', ['steak', 'lobster', 'wine', 'dessert']],
  ['/api/menu-items?difficulty=ages_12_plus', ['steak', 'lobster', 'wine', 'dessert']],
  ['/api/menu-items/expert', []],
  ['/api/menu-items/__proto__', []],
])('returns the dishes of %s', async (path, ids) => {
  const response = await get(path);
  const items = z.parse(listMenuItems.output, await response.json());

  expect(response.status).toBe(200);
  expect(items.map(({ id }) => id)).toEqual(ids);
});

it('returns prices in dollars and the initial stock', async () => {
  const response = await get('/api/menu-items/intermediate');

  expect(await response.json()).toContainEqual({
    id: 'pasta',
    name: 'Pasta',
    price: 11.5,
    emoji: '🍝',
    stock: 25,
    difficulty: 'intermediate',
  });
});

it('returns every menu without a difficulty, and rejects unknown ones (ASVS v5.0.0-15.3.7)', async () => {
  const all = z.parse(listMenuItems.output, await (await get('/api/menu-items')).json());
  const unknown = await get('/api/menu-items?size=large');
  const twice = await get('/api/menu-items?difficulty=beginner&difficulty=advanced');

  expect(all).toHaveLength(12);
  expect([unknown.status, twice.status]).toEqual([422, 422]);
});

it('responds in JSON to an unknown path or method', async () => {
  const missing = await get('/api/nothing');
  const unreadable = await get('/api/menu-items/%E0%A4%A');
  const nulled = await get('/api/menu-items/a%00b');
  const wrongMethod = await fetch(`${server.url}/api/menu-items`, { method: 'DELETE' });

  expect([missing.status, unreadable.status, nulled.status]).toEqual([404, 404, 404]);
  expect(await missing.json()).toEqual({
    code: 'not_found',
    error: 'There is nothing at this address. Check the spelling.',
  });
  expect(wrongMethod.status).toBe(405);
  expect(wrongMethod.headers.get('allow')).toContain('GET');
});

it('rejects TRACE everywhere (ASVS v5.0.0-13.4.4)', async () => {
  expect(
    await Promise.all(['/', '/api/menu-items', '/js/main.0a1b2c3d.js'].map((path) => statusOf('TRACE', path))),
  ).toEqual([405, 405, 405]);
});

it('keeps API responses out of caches, frames and other sites (ASVS v5.0.0-14.3.2)', async () => {
  for (const path of ['/api/menu-items', '/api/nothing', '/healthz']) {
    const { headers } = await get(path);

    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  }
});

it('keeps a valid request ID and replaces any other', async () => {
  const kept = await get('/healthz', { 'X-Request-Id': 'from-proxy.1' });
  const replaced = await get('/healthz', { 'X-Request-Id': 'a b<script>' });

  expect(kept.headers.get('x-request-id')).toBe('from-proxy.1');
  expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

it('is healthy and ready', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
});
