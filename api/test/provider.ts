import { createServer } from 'node:http';
import { type Configuration, Provider as OidcProvider } from 'oidc-provider';
import { vi } from 'vitest';
import { startTestServer, type TestServer } from './server.ts';
import { TestBrowser } from './browser.ts';

/** What the provider says of whom: the part before the at sign is the account. */
const people: Readonly<Record<string, Record<string, unknown>>> = {
  ana: { email: 'ana@school.example', email_verified: true, given_name: 'Ana', family_name: 'Ruiz' },
  unverified: { email: 'taken@school.example', email_verified: false },
  unsure: { email: 'victim-1@school.example', email_verified: false },
  silent: { email: 'victim-2@school.example' },
  verified: { email: 'owner@school.example', email_verified: true },
  first: { email: 'first@school.example', email_verified: true },
  copied: { email: 'copied@school.example', email_verified: true },
  young: { email: 'young@school.example', email_verified: true },
  halfway: { email: 'halfway@school.example', email_verified: true },
  nameless: {},
  disguised: {
    email: 'disguised@school.example',
    email_verified: true,
    given_name: 'Ana\u202e\r\nadmin',
    family_name: '\u200b\u3164',
  },
};

function providerFor(issuer: string, redirectUri: string): OidcProvider {
  const settings: Configuration = {
    clients: [{ client_id: 'countertop', client_secret: 'a secret of the test', redirect_uris: [redirectUri] }],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people[id] }) }),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of the test'] },
  };
  // Its forms allow only https and the issuer itself, which a fetch does not mind.
  return new OidcProvider(issuer, settings);
}

/** Where an answer leads. */
export const targetOf = (response: Response): string => response.headers.get('location') ?? '';

/** A server of ours where people sign in at a real identity provider on this machine. */
export interface ProvidedServer {
  readonly server: TestServer;
  /** A browser with an address of its own. */
  browser(): TestBrowser;
  /** Signs somebody in at the provider, from the address that leads there; gives the address that leads back to us. */
  signInAt(start: string, account: string): Promise<string>;
  /** To the provider and back. */
  arrive(one: TestBrowser, account: string, query?: string): Promise<Response>;
  /** Answers whether the person is 18 or older. */
  say(one: TestBrowser, isAdult: unknown): Promise<Response>;
  /** Arrives as an adult who says so when asked; gives the answer to the way back. */
  signIn(one: TestBrowser, account: string, query?: string): Promise<Response>;
  end(): Promise<void>;
}

/** Starts both. Call `end` afterwards. */
export async function startProvidedServer(): Promise<ProvidedServer> {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  const idp = createServer();
  await new Promise<void>((resolve) => idp.listen(0, '127.0.0.1', resolve));
  const address = idp.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const server = await startTestServer({
    environment: {
      TRUSTED_PROXIES: '1',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'countertop',
      OIDC_CLIENT_SECRET: 'a secret of the test',
    },
  });
  const answer = providerFor(issuer, `${server.url}/api/auth/callback`).callback();
  idp.on('request', (request, response) => void answer(request, response));

  const signInAt = (start: string, account: string) => signInElsewhere(start, account, server.url);
  async function arrive(one: TestBrowser, account: string, query = ''): Promise<Response> {
    const left = await one.call('GET', `/api/login${query}`);
    return one.call('GET', await signInAt(targetOf(left), account));
  }
  const say = (one: TestBrowser, isAdult: unknown) => one.post('/api/auth/adult', { isAdult });
  let browsers = 0;
  return {
    server,
    browser() {
      browsers += 1;
      return new TestBrowser(server, `10.1.0.${browsers}`);
    },
    signInAt,
    arrive,
    say,
    async signIn(one, account, query) {
      const back = await arrive(one, account, query);
      if (targetOf(back) === '/sign-in#adult') await say(one, true);
      return back;
    },
    async end() {
      vi.restoreAllMocks();
      await server.end();
      await new Promise((resolve) => idp.close(resolve));
    },
  };
}

/** A browser at the provider, with cookies of its own there; it follows as far as the address that leads back to us. */
async function signInElsewhere(start: string, account: string, ours: string): Promise<string> {
  const isOurs = (url: string) => url.startsWith('/') || url.startsWith(ours);
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
