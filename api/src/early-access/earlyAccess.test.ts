import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';

const nowMs = Date.parse('2026-11-21T23:59:59Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs, environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.end());
afterEach(() => void vi.useRealTimers());

const wish = { sessionId: 'one', gameTitle: 'Cipher Street', email: 'parent@school.example', source: 'homepage_card' };

let callers = 0;
/** Each from an address of its own unless one is given, as the proxy in front names it. */
function post(body: unknown, address?: string): Promise<Response> {
  callers += 1;
  return fetch(`${server.url}/api/analytics/early-access`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': address ?? `10.0.${callers >> 8}.${callers & 255}`,
    },
    body: JSON.stringify(body),
  });
}
const kept = (email: string) => server.read((database) => database('early_access').where({ email }).orderBy('id'));

it('keeps who wants to hear of which game', async () => {
  const response = await post(wish);

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await kept('parent@school.example')).toEqual([
    {
      id: expect.any(Number),
      game_title: 'Cipher Street',
      email: 'parent@school.example',
      source: 'homepage_card',
      created_at: nowMs,
    },
  ]);
});

it('takes the same wish again for a success, keeps the first, and another game beside it', async () => {
  const email = 'again@school.example';
  await post({ ...wish, email });

  const again = await post({ ...wish, email: 'Again@School.EXAMPLE', sessionId: 'two', source: 'blog' });
  const other = await post({ ...wish, email, gameTitle: 'Another game' });

  expect([again.status, other.status]).toEqual([200, 200]);
  expect(await kept(email)).toMatchObject([
    { game_title: 'Cipher Street', source: 'homepage_card' },
    { game_title: 'Another game' },
  ]);
});

it('keeps one of many at once', async () => {
  const email = 'race@school.example';

  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await post({ ...wish, email })).status));

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await kept(email)).toHaveLength(1);
});

it('stores no visit next to an email address, and homepage_card where no source is sent', async () => {
  const { source: _, ...sent } = wish;

  const response = await post({ ...sent, email: 'no-source@school.example' });

  expect(response.status).toBe(200);
  const [row] = await kept('no-source@school.example');
  expect(row).toMatchObject({ source: 'homepage_card' });
  expect(Object.values(row)).not.toContain(wish.sessionId);
});

it('keeps the longest address, in any script', async () => {
  const email = `${'a'.repeat(243)}@ä.example`;
  const longer = `İ${'a'.repeat(242)}@ä.example`;

  const statuses = await Promise.all([email, longer].map(async (one) => (await post({ ...wish, email: one })).status));

  expect(statuses).toEqual([200, 422]);
  expect(await kept(email)).toHaveLength(1);
});

it.each([
  ['no at sign', { email: 'parent.school.example' }],
  ['no dot after the at sign', { email: 'parent@school' }],
  ['a space', { email: 'par ent@school.example' }],
  ['a line break and a second receiver', { email: 'refused@school.example\nBcc:all@school.example' }],
  ['the character NUL', { email: 'refused\0@school.example' }],
  ['255 characters', { email: `${'a'.repeat(241)}@school.example` }],
  ['a list of addresses', { email: ['refused@school.example'] }],
  ['no address', { email: '' }],
  ['no game', { gameTitle: '  ' }],
  ['101 characters of a game', { gameTitle: 'x'.repeat(101) }],
  ['an empty source', { source: ' ' }],
  ['51 characters of a source', { source: 'x'.repeat(51) }],
  ['a session id that is none', { sessionId: 'a b' }],
  ['a name beside it', { name: 'Mia' }],
])('refuses %s and keeps nothing', async (_, wrong) => {
  const before = await server.read((database) => database('early_access').count({ rows: '*' }));

  const response = await post({ ...wish, email: 'refused@school.example', ...wrong });

  expect(response.status).toBe(422);
  expect(await server.read((database) => database('early_access').count({ rows: '*' }))).toEqual(before);
});

it('answers a text made to keep the pattern busy at once', async () => {
  const startedMs = performance.now();

  const response = await post({ ...wish, email: `${'@.'.repeat(30_000)} ` });

  expect(response.status).toBe(422);
  expect(performance.now() - startedMs).toBeLessThan(1000);
});

it('refuses the thirty-first call of an hour from one address, and no other one', async () => {
  const from = (address: string, body = {}) => post({ ...wish, email: 'often@school.example', ...body }, address);
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
  for (let call = 0; call < 30; call += 1) await from('203.0.113.9');
  vi.setSystemTime(nowMs + 120_500);

  const refused = await from('203.0.113.9');
  const neighbour = await from('203.0.113.10');
  const forged = await from('198.51.100.1, 203.0.113.9');

  expect([refused.status, neighbour.status, forged.status]).toEqual([429, 200, 429]);
  expect(refused.headers.get('retry-after')).toBe('3480');
  expect(await refused.json()).toEqual({
    error: 'That was asked too often from your network. Please try again in 58 minutes.',
  });
  vi.setSystemTime(nowMs + 3_600_000);
  expect((await from('203.0.113.9')).status).toBe(200);
});
