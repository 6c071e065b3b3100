import { getBadges, getCertificates, postBadge, postCertificate } from '@countertop/contract/awards';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserRow } from '../account/UserRow.ts';
import { startTestServer, type TestCaller, type TestServer } from '../testServer.ts';

let nowMs = Date.parse('2026-11-21T10:00:00Z');
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => nowMs });
});
afterAll(() => server.end());

const badge = { badgeType: 'welcome', title: 'Welcome Badge', description: 'You reached level 5.', icon: 'bell' };
const certificate = {
  title: 'Rookie Certificate',
  description: 'The first day at the bistro is done.',
  skillLevel: 'beginner',
  certificateData: { score: 900, challengesCompleted: 12, accuracy: 75, timeSpent: 300 },
};
const parent = (row: Partial<UserRow> = {}) => server.signedIn({ subscription_tier: 'explorer', ...row });
const give = (person: TestCaller, kind: 'badge' | 'certificate', body: object) =>
  person.call('POST', `/api/user/${kind}`, body);
const badgeOf = async (person: TestCaller, body: object = badge) =>
  postBadge.output.parse(await (await give(person, 'badge', body)).json());
const certificateOf = async (person: TestCaller, body: object = certificate) =>
  postCertificate.output.parse(await (await give(person, 'certificate', body)).json());
const badgesOf = async (person: TestCaller) =>
  getBadges.output.parse(await (await person.call('GET', '/api/user/badges')).json());
const certificatesOf = async (person: TestCaller) =>
  getCertificates.output.parse(await (await person.call('GET', '/api/user/certificates')).json());

it('gives each badge once and lists them newest first, on any plan', async () => {
  const person = await parent({ subscription_tier: 'free' });
  const first = await badgeOf(person);
  nowMs += 1000;
  await give(person, 'badge', { ...badge, badgeType: 'level_2', title: 'Level 2', icon: 'level' });
  nowMs += 1000;

  const again = await give(person, 'badge', { ...badge, title: 'Another title' });

  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(first);
  expect(await badgesOf(person)).toMatchObject([{ badgeType: 'level_2' }, first]);
});

it('gives one of many at once', async () => {
  const person = await parent();

  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await badgeOf(person)).id));
  const codes = await Promise.all(Array.from({ length: 20 }, async () => (await certificateOf(person)).checkCode));

  expect([new Set(ids).size, new Set(codes).size]).toEqual([1, 1]);
});

it('issues the same certificate once, with a code', async () => {
  const person = await parent();
  const first = await certificateOf(person);

  const again = await certificateOf(person, { ...certificate, certificateType: 'rookie' });

  expect(first).toMatchObject({ ...certificate, certificateType: 'rookie' });
  expect(first.checkCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(again).toEqual(first);
  expect(await certificatesOf(person)).toEqual([first]);
});

it('shows everybody only their own', async () => {
  const [person, other] = [await parent(), await parent()];
  await give(person, 'badge', badge);
  await give(person, 'certificate', certificate);

  expect([await badgesOf(other), await certificatesOf(other)]).toEqual([[], []]);
});

it.each(['GET /api/user/badges', 'GET /api/user/certificates', 'POST /api/user/badge', 'POST /api/user/certificate'])(
  'asks who is signed out to sign in: %s',
  async (call) => {
    const [method = '', path = ''] = call.split(' ');

    expect((await fetch(`${server.url}${path}`, { method })).status).toBe(401);
  },
);

it.each<[string, object]>([
  ['a badge nobody gives', { badgeType: 'best_child' }],
  ['level 1', { badgeType: 'level_1' }],
  ['a level beyond the last', { badgeType: 'level_26' }],
  ['a title of a page', { title: 'x'.repeat(101) }],
  ['whose it is', { userId: 'somebody' }],
])('refuses a badge: %s', async (_, wrong) => {
  const person = await parent();

  const response = await give(person, 'badge', { ...badge, ...wrong });

  expect([response.status, await badgesOf(person)]).toEqual([422, []]);
});

const data = certificate.certificateData;
it.each<[string, object]>([
  ['an unknown one', { title: 'Genius Certificate' }],
  ['the Champion after twelve problems', { title: 'Champion Certificate' }],
  ['more than all right', { certificateData: { ...data, accuracy: 101 } }],
  ['a score out of reach', { certificateData: { ...data, score: 2_000_000 } }],
  ['a first day without an order', { certificateData: { ...data, challengesCompleted: 0 } }],
  ['figures nobody can store', { certificateData: { ...data, score: 1e15 } }],
])('refuses a certificate: %s', async (_, wrong) => {
  const person = await parent();

  const response = await give(person, 'certificate', { ...certificate, ...wrong });

  expect([response.status, await certificatesOf(person)]).toEqual([422, []]);
});

it('gives no certificate on a free plan, and keeps those held when a plan ends', async () => {
  const person = await parent({ subscription_status: 'cancelled', subscription_end_at: nowMs + 5000 });
  await give(person, 'certificate', certificate);
  nowMs += 10_000;

  const refused = await give(person, 'certificate', { ...certificate, title: 'Explorer Certificate' });

  expect([refused.status, (await certificatesOf(person)).length]).toEqual([403, 1]);
});

it('confirms a certificate by its code, however it is typed, and names nobody', async () => {
  const person = await parent();
  const { checkCode } = await certificateOf(person);
  const typed = `${checkCode.slice(0, 5)}-${checkCode.slice(5)}`.toLowerCase().replaceAll('0', 'o');

  const response = await fetch(`${server.url}/api/verify/${typed}`);

  expect(await response.json()).toEqual({
    checkCode,
    certificateType: 'rookie',
    title: 'Rookie Certificate',
    skillLevel: 'beginner',
    challengesCompleted: 12,
    accuracy: 75,
    earnedAt: new Date(nowMs).toISOString(),
  });
  const unknown = await fetch(`${server.url}/api/verify/ZZZZZ-ZZZZZ`);
  expect(unknown.status).toBe(404);
});
