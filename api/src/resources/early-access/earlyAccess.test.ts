import { randomUUID } from 'node:crypto';
import { earlyAccessTokenPattern } from '@countertop/contract/site/earlyAccess.limits';
import { dayMs, hourMs } from '@countertop/contract/shared/time';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { mailsTo } from '../../../test/browser.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { deleteUnconfirmedEarlyAccess } from '../retention/earlyAccess.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const startMs = Date.parse('2026-11-21T23:59:59Z');
let nowMs = startMs;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs, environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.end());
afterEach(() => {
  vi.useRealTimers();
  nowMs = startMs;
});

const request = {
  sessionId: 'one',
  gameTitle: 'The Missing Number',
  email: 'parent@school.example',
  source: 'homepage_card',
};

let callers = 0;
/** Posts from a new address each time, unless one is given. */
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
/** Stores an address for a game that is not announced anymore, as a later release of the site may. */
const waitForAnotherGame = (email: string, token: string = randomUUID()) =>
  server.read((database) =>
    database('early_access').insert({
      email,
      token,
      gameTitle: 'Another game',
      source: 'blog',
      createdAt: nowMs,
      confirmedAt: nowMs,
    }),
  );
const kept = (email: string) => server.read((database) => database('early_access').where({ email }).orderBy('id'));

it('stores an address with its game', async () => {
  const response = await post(request);

  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ok: true });
  expect(await kept('parent@school.example')).toEqual([
    {
      id: expect.any(Number),
      gameTitle: 'The Missing Number',
      email: 'parent@school.example',
      source: 'homepage_card',
      token: expect.stringMatching(earlyAccessTokenPattern),
      confirmBy: nowMs + 7 * dayMs,
      confirmedAt: null,
      createdAt: nowMs,
      announcedAt: null,
    },
  ]);
});

it('accepts a repeated sign-up, keeps the first, and stores another game separately', async () => {
  const email = 'again@school.example';
  await post({ ...request, email });

  const again = await post({ ...request, email: 'Again@School.EXAMPLE', sessionId: 'two', source: 'blog' });
  await waitForAnotherGame(email);

  expect(again.status).toBe(200);
  expect(await kept(email)).toMatchObject([
    { gameTitle: 'The Missing Number', source: 'homepage_card' },
    { gameTitle: 'Another game' },
  ]);
});

it('stores one of many concurrent sign-ups', async () => {
  const email = 'race@school.example';

  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await post({ ...request, email })).status),
  );

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await kept(email)).toHaveLength(1);
});

it('stores no visit with an email address, and homepage_card as the default source', async () => {
  const response = await post({ ...request, source: undefined, email: 'no-source@school.example' });

  expect(response.status).toBe(200);
  const [row] = await kept('no-source@school.example');
  expect(row).toMatchObject({ source: 'homepage_card' });
  expect(Object.values(row)).not.toContain(request.sessionId);
});

it('stores the longest allowed address, in any script', async () => {
  const email = `${'a'.repeat(243)}@ä.example`;
  const longer = `İ${'a'.repeat(242)}@ä.example`;

  const statuses = await Promise.all(
    [email, longer].map(async (one) => (await post({ ...request, email: one })).status),
  );

  expect(statuses).toEqual([200, 422]);
  expect(await kept(email)).toHaveLength(1);
});

it.each([
  ['no at sign', { email: 'parent.school.example' }],
  ['no dot after the at sign', { email: 'parent@school' }],
  ['a space', { email: 'par ent@school.example' }],
  ['a line break and a second recipient', { email: 'refused@school.example\nBcc:all@school.example' }],
  ['the character NUL', { email: 'refused\0@school.example' }],
  ['255 characters', { email: `${'a'.repeat(241)}@school.example` }],
  ['a list of addresses', { email: ['refused@school.example'] }],
  ['no address', { email: '' }],
  ['no game', { gameTitle: '  ' }],
  ['an unknown game', { gameTitle: 'Cipher Street' }],
  ['a game that is open', { gameTitle: 'Math Bistro' }],
  ['an empty source', { source: ' ' }],
  ['51 characters of a source', { source: 'x'.repeat(51) }],
  ['an invalid session ID', { sessionId: 'a b' }],
  ['an unknown field', { name: 'Mia' }],
])('rejects %s and stores nothing', async (_, wrong) => {
  const before = await server.read((database) => database('early_access').count({ rows: '*' }));

  const response = await post({ ...request, email: 'refused@school.example', ...wrong });

  expect(response.status).toBe(422);
  expect(await server.read((database) => database('early_access').count({ rows: '*' }))).toEqual(before);
});

it('rejects text designed for catastrophic backtracking immediately', async () => {
  const startedMs = performance.now();

  const response = await post({ ...request, email: `${'@.'.repeat(30_000)} ` });

  expect(response.status).toBe(422);
  expect(performance.now() - startedMs).toBeLessThan(1000);
});

it('rejects the thirty-first call of an hour from one address, and calls from no other', async () => {
  const from = (address: string, body = {}) => post({ ...request, email: 'often@school.example', ...body }, address);
  vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
  for (let call = 0; call < 30; call += 1) await from('203.0.113.9');
  vi.setSystemTime(nowMs + 120_500);

  const refused = await from('203.0.113.9');
  const neighbor = await from('203.0.113.10');
  const forged = await from('198.51.100.1, 203.0.113.9');

  expect([refused.status, neighbor.status, forged.status]).toEqual([429, 200, 429]);
  expect(refused.headers.get('retry-after')).toBe('3480');
  expect(await refused.json()).toEqual({
    code: 'rate_limited',
    error: 'Too many requests. Please try again in 58 minutes.',
  });
  vi.setSystemTime(nowMs + hourMs);
  expect((await from('203.0.113.9')).status).toBe(200);
});

const newestMail = async (email: string) => (await mailsTo(server, email)).at(-1) ?? '';
const mailCount = async (email: string) => (await mailsTo(server, email)).length;
const tokenIn = (mail: string) => /#confirm=(\S+)/.exec(mail)?.[1] ?? '';
const confirm = (token: string) => server.post('/api/early-access/confirm', { token });
const unsubscribe = (token: string) => server.post('/api/early-access/unsubscribe', { token });

/** Signs up an address. Returns the email it receives. */
async function signUp(email: string, more: object = {}): Promise<string> {
  const before = await mailCount(email);
  await post({ ...request, email, ...more });
  await expect.poll(() => mailCount(email)).toBe(before + 1);
  return newestMail(email);
}

it('adds an address to the list once it is confirmed by the link in the email', async () => {
  const email = 'owner@school.example';
  const mail = await signUp(email);

  const first = await confirm(tokenIn(mail));
  const again = await confirm(tokenIn(mail));

  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\n');
  expect([first.status, await first.json()]).toEqual([200, { status: 'confirmed', gameTitle: 'The Missing Number' }]);
  expect([again.status, await again.json()]).toEqual([200, { status: 'already', gameTitle: 'The Missing Number' }]);
  expect(await kept(email)).toMatchObject([{ confirmedAt: nowMs }]);
});

it('responds the same for an address on the list, and emails it that it is', async () => {
  const email = 'listed@school.example';
  await confirm(tokenIn(await signUp(email)));

  const unknown = await post({ ...request, email: 'unknown@school.example' });
  const listed = await post({ ...request, email });
  await expect.poll(() => mailCount(email)).toBe(2);

  expect([listed.status, await listed.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(await newestMail(email)).toContain("You're on the list already");
  expect(await newestMail(email)).toContain('#unsubscribe=');
});

it('sends an address at most three emails a week, however many people ask', async () => {
  const email = 'flooded@school.example';
  for (let call = 0; call < 3; call += 1) await signUp(email);

  const response = await post({ ...request, email });
  await signUp('next@school.example');

  expect(response.status).toBe(200);
  expect(await mailCount(email)).toBe(3);
});

it('expires a link after 7 days, and renews it with a new sign-up', async () => {
  const email = 'late@school.example';
  const token = tokenIn(await signUp(email));
  nowMs += 7 * dayMs;

  const expired = await confirm(token);

  expect(expired.status).toBe(410);
  expect(await expired.json()).toMatchObject({ code: 'link_expired' });
  const renewed = tokenIn(await signUp(email));
  expect((await confirm(renewed)).status).toBe(200);
});

it.each([
  ['the page', unsubscribe],
  [
    'one click in an email client',
    (token: string) =>
      fetch(`${server.url}/api/early-access/unsubscribe-one-click?token=${token}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }),
  ],
])('deletes an address for all games when it is unsubscribed by %s (promise:unsubscribe)', async (name, leave) => {
  const email = `${name.replaceAll(' ', '-')}@school.example`;
  const token = tokenIn(await signUp(email));
  await confirm(token);
  await waitForAnotherGame(email);

  const statuses = [(await leave(token)).status, (await leave(token)).status];

  expect(statuses).toEqual([200, 200]);
  expect(await kept(email)).toEqual([]);
  expect((await confirm(token)).status).toBe(410);
});

it('deletes unconfirmed addresses after 7 days, and asks older addresses to confirm', async () => {
  const mails: Mail[] = [];
  const row = { gameTitle: 'Game', source: 'x', createdAt: 0, confirmedAt: null };
  await server.read((database) =>
    database('early_access').insert([
      { ...row, email: 'over@school.example', token: 'over', confirmBy: nowMs },
      { ...row, email: 'waits@school.example', token: 'waits', confirmBy: nowMs + 1 },
      { ...row, email: 'old@school.example', token: 'old', confirmBy: null },
    ]),
  );

  await server.read((database) => {
    const sendMail = (mail: Mail) => Promise.resolve(void mails.push(mail));
    return deleteUnconfirmedEarlyAccess({ database, sendMail, origin: 'https://countertop.example' }, nowMs);
  });

  expect(await kept('over@school.example')).toEqual([]);
  expect(await kept('waits@school.example')).toHaveLength(1);
  expect(await kept('old@school.example')).toMatchObject([{ confirmBy: nowMs + 7 * dayMs }]);
  expect(mails).toMatchObject([
    {
      to: 'old@school.example',
      text: expect.stringContaining('https://countertop.example/early-access#confirm=old'),
      unsubscribeUrl: 'https://countertop.example/api/early-access/unsubscribe-one-click?token=old',
    },
  ]);
});
