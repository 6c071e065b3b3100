import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import type { TestBrowser } from '../../../test/browser.ts';
import { type ProviderServer, startProviderServer, targetOf } from '../../../test/provider.ts';

let site: ProviderServer;
beforeAll(async () => {
  site = await startProviderServer();
});
afterAll(() => site.end());

const whoIs = async (one: TestBrowser) => (await one.call('GET', '/api/auth/user')).json();
const store = (row: Record<string, unknown>) => site.server.signedIn({ id: `id of ${String(row['email'])}`, ...row });

describe('a provider', () => {
  it('signs in a user and continues at the requested page', async () => {
    const parent = site.browser();

    await site.signIn(site.browser(), 'ana');
    const back = await site.openCallback(parent, 'ana', '?returnTo=/pricing');

    expect([back.status, targetOf(back)]).toEqual([302, '/pricing']);
    expect(await whoIs(parent)).toMatchObject({
      email: 'ana@school.example',
      firstName: 'Ana',
      lastName: 'Ruiz',
      role: 'user',
    });
    expect([...parent.cookies.keys()].toSorted()).toEqual(['known', 'session', 'signed-in']);
  });

  it('removes invisible characters from names', async () => {
    const parent = site.browser();

    await site.signIn(parent, 'disguised');

    expect(await whoIs(parent)).toMatchObject({ firstName: 'Ana admin', lastName: null });
  });

  it('reauthenticates a user by asking for the password again', async () => {
    const parent = site.browser();
    const ask = async () => (await parent.call('GET', '/api/user/export')).status;
    await site.signIn(parent, 'ana');
    const without = [await ask(), (await parent.post('/api/auth/confirm-password', { password: 'x' })).status];

    const left = new URL(targetOf(await parent.call('GET', '/api/login?again=1&returnTo=/what-we-know')));
    const back = await parent.call('GET', await site.signInAt(left.href, 'ana'));

    expect(without).toEqual([403, 403]);
    expect([left.searchParams.get('prompt'), left.searchParams.get('max_age')]).toEqual(['login', '600']);
    expect(targetOf(back)).toBe('/what-we-know');
    expect(await ask()).toBe(200);
  });

  it('does not count as reauthentication if the user removed the parameters from the URL', async () => {
    const parent = site.browser();
    await site.signIn(parent, 'ana');
    const left = new URL(targetOf(await parent.call('GET', '/api/login?again=1')));
    for (const name of ['prompt', 'max_age']) left.searchParams.delete(name);
    await parent.call('GET', await site.signInAt(left.href, 'ana'));

    expect((await parent.call('GET', '/api/user/export')).status).toBe(403);
  });

  it('takes the device back from a child only with the password of the account', async () => {
    const parent = site.browser();
    await site.signIn(parent, 'ana');
    const { id } = Object(await whoIs(parent));
    await parent.post('/api/family/hand-over', { learnerId: id });
    const byPassword = await parent.post('/api/family/take-back', { password: 'x' });
    const backAs = async (account: string, isStripped: boolean) => {
      const left = new URL(targetOf(await parent.call('GET', '/api/login')));
      if (isStripped) for (const name of ['prompt', 'max_age']) left.searchParams.delete(name);
      const back = await parent.call('GET', await site.signInAt(left.href, account));
      return [targetOf(back), Object(await whoIs(parent)).player === null];
    };

    expect([byPassword.status, Object(await byPassword.json()).code]).toEqual([403, 'passwords_not_used']);
    // The user is still signed in at the provider, or with another account, known here or not.
    expect(await backAs('ana', true)).toEqual(['/game', false]);
    await site.signIn(site.browser(), 'first');
    expect(await backAs('first', false)).toEqual(['/game', false]);
    expect(await backAs('young', false)).toEqual(['/game', false]);
    expect(await backAs('ana', false)).toEqual(['/dashboard', true]);
  });

  it('gets a request with PKCE, state and nonce, different each time', async () => {
    const urls = await Promise.all(
      [site.browser(), site.browser()].map(async (one) => new URL(targetOf(await one.call('GET', '/api/login')))),
    );

    for (const name of ['code_challenge', 'state', 'nonce']) {
      const [first, second] = urls.map((url) => url.searchParams.get(name));
      expect(first).toMatch(/^[\w-]{43}$/);
      expect(first).not.toBe(second);
    }
    expect(urls[0]?.searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('finds the same account again', async () => {
    const [one, other] = [site.browser(), site.browser()];
    await site.signIn(one, 'ana');
    const back = await site.signIn(other, 'ana');

    expect(targetOf(back)).toBe('/dashboard');
    expect(await whoIs(other)).toEqual(await whoIs(one));
  });

  it('takes over an existing account with a verified address, which loses its password', async () => {
    const before = await store({ email: 'owner@school.example', passwordHash: 'x', subscriptionTier: 'family' });
    const parent = site.browser();

    await site.signIn(parent, 'verified');

    expect(await whoIs(parent)).toMatchObject({ id: before.id, subscriptionTier: 'family' });
    expect((await before.call('GET', '/api/auth/user')).status).toBe(401);
    const row = await site.server.read((database) => database('users').where({ id: before.id }).first());
    expect(row.passwordHash).toBeNull();
  });

  it.each([
    ['the address is unverified and has an account', 'unverified', '/sign-in?error=unverified-email'],
    ['the address is unverified and has no account', 'unsure', '/sign-in?error=unverified-email'],
    ['it does not say whether the address is verified', 'silent', '/sign-in?error=unverified-email'],
    ['it sends no address', 'nameless', '/sign-in?error=no-email'],
  ])('rejects the sign-in if %s', async (_, account, target) => {
    await store({
      id: `id for ${account}`,
      email: account === 'unverified' ? 'taken@school.example' : `free-${account}@school.example`,
    });
    const parent = site.browser();

    const back = await site.openCallback(parent, account);

    expect([targetOf(back), await parent.isSignedIn()]).toEqual([target, false]);
    const squatters = await site.server.read((database) => database('users').where('email', 'like', 'victim-%'));
    expect(squatters).toEqual([]);
  });
});

describe('the callback', () => {
  it('starts again without a state, so that nobody is signed in to someone else’s account', async () => {
    const parent = site.browser();

    await site.signIn(site.browser(), 'ana');
    const launched = await parent.call('GET', '/api/auth/callback?code=of-the-attacker');
    const back = await parent.call('GET', await site.signInAt(targetOf(launched), 'ana'));

    expect(new URL(targetOf(launched)).searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(targetOf(back)).toBe('/dashboard');
    expect(await whoIs(parent)).toMatchObject({ email: 'ana@school.example' });
  });

  it('signs nobody in from another browser, twice, or with another state', async () => {
    await site.signIn(site.browser(), 'ana');
    const [attacker, victim] = [site.browser(), site.browser()];
    const url = await site.signInAt(targetOf(await attacker.call('GET', '/api/login')), 'ana');
    const inOther = await victim.call('GET', url);
    await victim.call('GET', '/api/login');
    const changed = await victim.call('GET', url);
    const first = await attacker.call('GET', url);
    const second = await attacker.call('GET', url);

    expect([inOther, changed, second].map(targetOf)).toEqual(Array.from({ length: 3 }, () => '/sign-in?error=failed'));
    expect(targetOf(first)).toBe('/dashboard');
    expect(await victim.isSignedIn()).toBe(false);
  });

  it('reports that the user canceled', async () => {
    const parent = site.browser();
    const left = new URL(targetOf(await parent.call('GET', '/api/login')));
    const query = new URLSearchParams({
      error: 'access_denied',
      state: left.searchParams.get('state') ?? '',
      iss: left.origin,
    });

    const back = await parent.call('GET', `/api/auth/callback?${query.toString()}`);

    expect(targetOf(back)).toBe('/sign-in?error=cancelled');
  });
});

it('disables passwords', async () => {
  const post = (path: string, body: object) => site.browser().post(path, { email: 'ana@school.example', ...body });

  const statuses = await Promise.all([
    post('/api/auth/sign-in', { password: 'correct horse' }),
    post('/api/auth/sign-up', { isAdult: true }),
    post('/api/auth/forgot-password', {}),
  ]);

  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await (await site.browser().call('GET', '/api/auth/ways')).json()).toEqual({ way: 'provider' });
});

it('reports that the provider is unreachable, and tries again the next time', async () => {
  const other = await startTestServer({
    environment: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
  });
  const answers = [];
  for (let attempt = 0; attempt < 2; attempt += 1)
    answers.push(await fetch(`${other.url}/api/login`, { redirect: 'manual' }));
  await other.end();

  expect(answers.map(targetOf)).toEqual(['/sign-in?error=unreachable', '/sign-in?error=unreachable']);
});
