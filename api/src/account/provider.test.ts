import { createServer, type Server } from 'node:http';
import { type Configuration, Provider as OidcProvider } from 'oidc-provider';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testServer.ts';
import { TestBrowser } from './testBrowser.ts';

/** What the provider says of whom: the part before the at sign is the account. */
const people: Readonly<Record<string, Record<string, unknown>>> = {
  ana: { email: 'ana@school.example', email_verified: true, given_name: 'Ana', family_name: 'Ruiz' },
  unverified: { email: 'taken@school.example', email_verified: false },
  verified: { email: 'owner@school.example', email_verified: true },
  nameless: {},
};

let idp: Server;
let server: TestServer;

function providerFor(issuer: string, redirectUri: string): OidcProvider {
  const settings: Configuration = {
    clients: [{ client_id: 'countertop', client_secret: 'a secret of the test', redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of the test'] },
  };
  const provider = new OidcProvider(issuer, settings);
  // Its forms allow only https and the issuer itself, which a fetch does not mind.
  return provider;
}

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  idp = createServer();
  await new Promise<void>((resolve) => idp.listen(0, '127.0.0.1', resolve));
  const address = idp.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  server = await startTestServer({
    environment: {
      TRUSTED_PROXIES: '1',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'countertop',
      OIDC_CLIENT_SECRET: 'a secret of the test',
    },
  });
  const answer = providerFor(issuer, `${server.url}/api/auth/callback`).callback();
  idp.on('request', (request, response) => void answer(request, response));
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.end();
  await new Promise((resolve) => idp.close(resolve));
});

let browsers = 0;
function browser(): TestBrowser {
  browsers += 1;
  return new TestBrowser(server, `10.1.0.${browsers}`);
}
const targetOf = (response: Response) => response.headers.get('location') ?? '';
const isOurs = (url: string) => url.startsWith('/') || url.startsWith(server.url);

/** A browser at the provider, with cookies of its own there; it follows as far as the address that leads back to us. */
async function signInAt(start: string, account: string): Promise<string> {
  const cookies = new Map<string, string>();
  async function go(url: string, form?: Record<string, string>): Promise<Response> {
    const response = await fetch(url, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  }
  let url = start;
  for (let step = 0; step < 12 && !isOurs(url); step += 1) {
    const page = await go(url);
    if (page.status === 200) {
      const html = await page.text();
      const isLogin = html.includes('name="login"');
      const form = isLogin ? { prompt: 'login', login: account, password: 'x' } : { prompt: 'consent' };
      const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
      url = new URL(targetOf(await go(new URL(action, url).href, form)), url).href;
    } else url = new URL(targetOf(page), url).href;
  }
  return url;
}

async function signIn(one: TestBrowser, account: string, query = ''): Promise<Response> {
  const left = await one.call('GET', `/api/login${query}`);
  return one.call('GET', await signInAt(targetOf(left), account));
}
const whoIs = async (one: TestBrowser) => (await one.call('GET', '/api/auth/user')).json();
const store = (row: Record<string, unknown>) => server.signedIn({ id: `id of ${String(row['email'])}`, ...row });

describe('a provider', () => {
  it('signs in who comes back from it, where they wanted to be', async () => {
    const parent = browser();

    const back = await signIn(parent, 'ana', '?returnTo=/pricing');

    expect([back.status, targetOf(back)]).toEqual([302, '/pricing']);
    expect(await whoIs(parent)).toMatchObject({
      email: 'ana@school.example',
      firstName: 'Ana',
      lastName: 'Ruiz',
      role: 'user',
    });
    expect([...parent.cookies.keys()].toSorted()).toEqual(['known', 'session', 'signed-in']);
  });

  it('is asked with PKCE, state and nonce, and never for the same twice', async () => {
    const urls = await Promise.all(
      [browser(), browser()].map(async (one) => new URL(targetOf(await one.call('GET', '/api/login')))),
    );

    for (const name of ['code_challenge', 'state', 'nonce']) {
      const [first, second] = urls.map((url) => url.searchParams.get(name));
      expect(first).toMatch(/^[\w-]{43}$/);
      expect(first).not.toBe(second);
    }
    expect(urls[0]?.searchParams.get('code_challenge_method')).toBe('S256');
  });

  it('finds the same account again', async () => {
    const [one, other] = [browser(), browser()];
    await signIn(one, 'ana');
    const back = await signIn(other, 'ana');

    expect(targetOf(back)).toBe('/dashboard');
    expect(await whoIs(other)).toEqual(await whoIs(one));
  });

  it('gets an account that was here when it is sure of the address, and that account loses its password', async () => {
    const before = await store({ email: 'owner@school.example', password_hash: 'x', subscription_tier: 'family' });
    const parent = browser();

    await signIn(parent, 'verified');

    expect(await whoIs(parent)).toMatchObject({ id: before.id, subscriptionTier: 'family' });
    expect((await before.call('GET', '/api/auth/user')).status).toBe(401);
    const row = await server.read((database) => database('users').where({ id: before.id }).first());
    expect(row.password_hash).toBeNull();
  });

  it.each([
    ['somebody else holds the address and it is not sure of it', 'unverified', '/sign-in?problem=failed'],
    ['it tells no address', 'nameless', '/sign-in?problem=no-email'],
  ])('signs nobody in when %s', async (_, account, target) => {
    await store({
      id: `id for ${account}`,
      email: account === 'unverified' ? 'taken@school.example' : 'free@school.example',
    });
    const parent = browser();

    const back = await signIn(parent, account);

    expect([targetOf(back), await parent.isSignedIn()]).toEqual([target, false]);
  });
});

describe('coming back', () => {
  it('without a state begins anew, so that nobody is signed in to the account of somebody else', async () => {
    const parent = browser();

    const launched = await parent.call('GET', '/api/auth/callback?code=of-the-attacker');
    const back = await parent.call('GET', await signInAt(targetOf(launched), 'ana'));

    expect(new URL(targetOf(launched)).searchParams.get('state')).toMatch(/^[\w-]{43}$/);
    expect(targetOf(back)).toBe('/dashboard');
    expect(await whoIs(parent)).toMatchObject({ email: 'ana@school.example' });
  });

  it('in another browser, twice, or with a changed state signs nobody in', async () => {
    const [attacker, victim] = [browser(), browser()];
    const url = await signInAt(targetOf(await attacker.call('GET', '/api/login')), 'ana');
    const inOther = await victim.call('GET', url);
    await victim.call('GET', '/api/login');
    const changed = await victim.call('GET', url);
    const first = await attacker.call('GET', url);
    const second = await attacker.call('GET', url);

    expect([inOther, changed, second].map(targetOf)).toEqual(
      Array.from({ length: 3 }, () => '/sign-in?problem=failed'),
    );
    expect(targetOf(first)).toBe('/dashboard');
    expect(await victim.isSignedIn()).toBe(false);
  });

  it('after a refusal says so', async () => {
    const parent = browser();
    const left = new URL(targetOf(await parent.call('GET', '/api/login')));
    const query = new URLSearchParams({
      error: 'access_denied',
      state: left.searchParams.get('state') ?? '',
      iss: left.origin,
    });

    const back = await parent.call('GET', `/api/auth/callback?${query.toString()}`);

    expect(targetOf(back)).toBe('/sign-in?problem=cancelled');
  });
});

it('leaves no way in by password', async () => {
  const post = (path: string, body: object) => browser().post(path, { email: 'ana@school.example', ...body });

  const statuses = await Promise.all([
    post('/api/auth/sign-in', { password: 'correct horse' }),
    post('/api/auth/sign-up', { password: 'correct horse', isAdult: true }),
    post('/api/auth/forgot-password', {}),
  ]);

  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(await (await browser().call('GET', '/api/auth/ways')).json()).toEqual({ way: 'provider' });
});

it('says that the provider cannot be reached, and asks again the next time', async () => {
  const other = await startTestServer({
    environment: { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' },
  });
  const answers = [];
  for (let round = 0; round < 2; round += 1)
    answers.push(await fetch(`${other.url}/api/login`, { redirect: 'manual' }));
  await other.end();

  expect(answers.map(targetOf)).toEqual(['/sign-in?problem=unreachable', '/sign-in?problem=unreachable']);
});
