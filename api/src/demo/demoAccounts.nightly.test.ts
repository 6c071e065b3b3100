import { currentUser } from '@countertop/contract/accounts/user';
import { getAttempts } from '@countertop/contract/play/attempts';
import { getClasses } from '@countertop/contract/classes/classes';
import { getClassLessons, getClassView } from '@countertop/contract/classes/classLessons';
import { getFamily } from '@countertop/contract/family/family';
import { getBadges, getCertificates } from '@countertop/contract/play/awards';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { admin } from '../commands/admin.ts';
import { makeBuiltRoot, startTestServer, type TestServer } from '../../test/server.ts';
import { TestBrowser } from '../../test/browser.ts';
import { readJson } from '../../test/classes.ts';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'a secret that nobody guesses so soon',
  PUBLIC_ORIGIN: 'https://countertop.example',
};
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

async function started(environment: Record<string, string> = {}, root?: string): Promise<TestServer> {
  const place = root ?? (await makeBuiltRoot());
  const server = await startTestServer({ environment, root: place, withDemoAccounts: true });
  cleanups.push(server.end);
  return server;
}
/** For tests that leave the demo accounts as they are. */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ withDemoAccounts: true });
});
afterAll(() => server.end());

const sent = (account?: { email: string; password: string }) => ({
  email: account?.email ?? '',
  password: account?.password ?? '',
});
const signIn = (at: TestServer, account?: { email: string; password: string }) =>
  new TestBrowser(at, '').post('/api/auth/sign-in', sent(account));

it('creates five accounts that can sign in', async () => {
  const people = [];
  for (const account of server.demoAccounts) people.push(await (await signIn(server, account)).json());

  expect(people).toMatchObject([
    { email: 'free@demo.example', role: 'user', subscriptionTier: 'free' },
    { email: 'explorer@demo.example', role: 'user', subscriptionTier: 'explorer', subscriptionStatus: 'active' },
    { email: 'admin@demo.example', role: 'admin' },
    { email: 'family@demo.example', role: 'user', subscriptionTier: 'family' },
    { email: 'teacher@demo.example', role: 'user', subscriptionTier: 'classroom' },
  ]);
});

it('creates a simulated history, and keeps changes to the accounts', async () => {
  const root = await makeBuiltRoot();
  const first = await started({}, root);
  const [, explorer] = first.demoAccounts;
  const parent = new TestBrowser(first, '');
  const { id } = z.parse(currentUser, await (await parent.post('/api/auth/sign-in', sent(explorer))).json());
  const progress = await (await parent.call('GET', `/api/player-progress/${id}`)).json();
  const badges = z.parse(getBadges.output, await (await parent.call('GET', '/api/user/badges')).json());
  const certificates = z.parse(
    getCertificates.output,
    await (await parent.call('GET', '/api/user/certificates')).json(),
  );
  const { attempts } = z.parse(
    getAttempts.output,
    await (await parent.call('GET', `/api/learners/${id}/attempts`)).json(),
  );
  await parent.call('PATCH', '/api/user/profile', { displayName: 'Another name' });
  await first.close();
  const second = await started(first.databaseEnvironment, root);

  expect(progress).toMatchObject({ restaurantName: 'Luna’s Kitchen', currentDay: 7 });
  expect(badges.length).toBeGreaterThan(3);
  expect(certificates.length).toBeGreaterThan(0);
  expect(attempts.length).toBeGreaterThan(30);
  expect(attempts.some(({ mistake }) => mistake !== null)).toBe(true);
  expect(await (await signIn(second, second.demoAccounts[1])).json()).toMatchObject({
    displayName: 'Another name',
  });
});

it('creates a family and a class whose children have played', async () => {
  const parent = new TestBrowser(server, '');
  await parent.post('/api/auth/sign-in', sent(server.demoAccounts[3]));
  const { children, hasPin } = z.parse(getFamily.output, await (await parent.call('GET', '/api/family')).json());

  expect(hasPin).toBe(true);
  expect(children.map(({ band, hasPicturePassword, consent }) => [band, hasPicturePassword, consent])).toEqual([
    ['ages_6_7', false, 'given'],
    ['ages_8_9', false, 'given'],
    ['ages_10_12', true, 'given'],
  ]);
  for (const { id } of children) {
    const response = await parent.call('GET', `/api/learners/${id}/attempts`);
    expect(z.parse(getAttempts.output, await response.json()).attempts.length).toBeGreaterThan(30);
  }
  expect((await parent.post('/api/family/take-back', { pin: '2468' })).status).toBe(200);

  const teacher = new TestBrowser(server, '');
  await teacher.post('/api/auth/sign-in', sent(server.demoAccounts[4]));
  const [summary] = await readJson(getClasses.output, await teacher.call('GET', '/api/classes'));
  const played = await server.read((database) =>
    database('class_seats')
      .join('attempts', 'attempts.learnerId', 'class_seats.learnerId')
      .groupBy('class_seats.id')
      .count('* as count'),
  );

  expect(summary).toMatchObject({ role: 'owner', seats: 8, openUntil: null });
  expect(played).toHaveLength(8);
  for (const { count } of played) expect(Number(count)).toBeGreaterThan(20);

  const at = `/api/classes/${summary?.id}/lessons`;
  const [open, over] = await readJson(getClassLessons.output, await teacher.call('GET', at));
  expect(open?.title).toBe('Stock of the week');
  const { rows } = await readJson(getClassView.output, await teacher.call('GET', `${at}/${over?.id}/view`));
  expect(rows.flatMap(({ missing }) => missing)).toEqual([]);
  expect(rows.some(({ wrong }) => wrong.some(({ mistake }) => mistake !== null))).toBe(true);
});

it.each([
  ['in production', production],
  ['with an identity provider', { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }],
])('creates no accounts %s', async (_, environment) => {
  const real = await started(environment);

  expect(real.demoAccounts).toEqual([]);
  expect(await real.read((database) => database('users').select('email'))).toEqual([]);
});

it('removes the accounts when the database is used in production (v5.0.0-6.3.2)', async () => {
  const root = await makeBuiltRoot();
  const trying = await started({}, root);
  const [account] = trying.demoAccounts;
  await trying.close();
  const real = await started({ ...production, ...trying.databaseEnvironment }, root);

  expect((await signIn(real, account)).status).toBe(401);
  expect(await real.read((database) => database('users').select('email'))).toEqual([]);
  expect(await real.read((database) => database('learners').select('id'))).toEqual([]);
});

it('creates no accounts unless requested', async () => {
  const plain = await startTestServer();
  cleanups.push(plain.end);

  expect(plain.demoAccounts).toEqual([]);
});

it('sets secure cookies if visitors use HTTPS (v5.0.0-3.3.1, v5.0.0-3.3.2, v5.0.0-3.3.3, v5.0.0-3.3.4, v5.0.0-7.2.3)', async () => {
  const secure = await started({ PUBLIC_ORIGIN: 'https://countertop.example' });

  const response = await signIn(secure, secure.demoAccounts[0]);

  expect(response.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-session=[\w-]{43}; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i),
    expect.stringMatching(/^__Host-signed-in=1; path=\/; expires=[^;]+; samesite=lax; secure$/i),
    expect.stringMatching(/^__Host-known=[\w.-]+; path=\/; expires=[^;]+; samesite=lax; secure; httponly$/i),
  ]);
});

it('keeps the cookie that says that somebody has signed in, which holds no secret, longer than the session', async () => {
  const before = Date.now();

  const cookies = (await signIn(server, server.demoAccounts[0])).headers.getSetCookie();

  const daysOf = (name: string) => {
    const [, expires = ''] = new RegExp(`^${name}=.*expires=([^;]+)`, 'm').exec(cookies.join('\n')) ?? [];
    return Math.round((Date.parse(expires) - before) / 86_400_000);
  };
  expect([daysOf('session'), daysOf('signed-in')]).toEqual([90, 400]);
});

it('grants and revokes the administrator role while the server runs', async () => {
  const person = await server.signedIn({ email: 'you@school.example' });
  const role = () => server.read((database) => database('users').where({ id: person.id }).first('role'));
  const run = (...args: string[]) => admin(args, server.databaseEnvironment, server.root);

  const granted = await run('grant', 'You@School.example');
  const during = await role();
  const revoked = await run('revoke', 'you@school.example');

  expect([granted, during]).toEqual(['you@school.example is an administrator now.', { role: 'admin' }]);
  expect([revoked, await role()]).toEqual(['you@school.example is no longer an administrator.', { role: 'user' }]);
  await expect(run('grant', 'nobody@school.example')).rejects.toThrow('There is no confirmed account');
  await expect(run('constructor', 'you@school.example')).rejects.toThrow('Usage: npx countertop admin');
  await expect(run('grant')).rejects.toThrow('Usage: npx countertop admin');
});
