import { createServer } from 'node:http';
import { type Configuration, Provider as OidcProvider } from 'oidc-provider';
import { vi } from 'vitest';
import { startTestServer, type TestServer } from './server.ts';
import { TestBrowser } from './browser.ts';

/** Claims by account at the provider. */
const claimsByAccount: Readonly<Record<string, Record<string, unknown>>> = {
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
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...claimsByAccount[id] }) }),
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    cookies: { keys: ['a key of the test'] },
  };
  return new OidcProvider(issuer, settings);
}

/** Returns the target of a redirect. */
export const targetOf = (response: Response): string => response.headers.get('location') ?? '';

/** A server with an identity provider, which runs on this machine. */
export interface ProviderServer {
  readonly server: TestServer;
  /** Returns a new browser with its own IP address. */
  browser(): TestBrowser;
  /** Signs in at the provider, from the URL that leads there. Returns the URL of the redirect back. */
  signInAt(start: string, account: string): Promise<string>;
  /** Signs in at the provider and opens the callback. Returns its response. */
  openCallback(browser: TestBrowser, account: string, query?: string): Promise<Response>;
  /** Answers whether the user is 18 or older. */
  confirmAge(browser: TestBrowser, isAdult: unknown): Promise<Response>;
  /** Signs in as an adult, confirming the age if required. Returns the response of the callback. */
  signIn(browser: TestBrowser, account: string, query?: string): Promise<Response>;
  end(): Promise<void>;
}

/** Starts both. Call `end` afterward. */
export async function startProviderServer(): Promise<ProviderServer> {
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
  const handleRequest = providerFor(issuer, `${server.url}/api/auth/callback`).callback();
  idp.on('request', (request, response) => void handleRequest(request, response));

  const signInAt = (start: string, account: string) => signInAtProvider(start, account, server.url);
  async function openCallback(browser: TestBrowser, account: string, query = ''): Promise<Response> {
    const redirect = await browser.call('GET', `/api/login${query}`);
    return browser.call('GET', await signInAt(targetOf(redirect), account));
  }
  const confirmAge = (browser: TestBrowser, isAdult: unknown) => browser.post('/api/auth/adult', { isAdult });
  let browsers = 0;
  return {
    server,
    browser() {
      browsers += 1;
      return new TestBrowser(server, `10.1.0.${browsers}`);
    },
    signInAt,
    openCallback,
    confirmAge,
    async signIn(browser, account, query) {
      const response = await openCallback(browser, account, query);
      if (targetOf(response) === '/sign-in#adult') await confirmAge(browser, true);
      return response;
    },
    async end() {
      vi.restoreAllMocks();
      await server.end();
      await new Promise((resolve) => idp.close(resolve));
    },
  };
}

/** Signs in at the provider with its own cookies, and returns the URL that redirects back to the site. */
async function signInAtProvider(start: string, account: string, siteUrl: string): Promise<string> {
  const isSite = (url: string) => url.startsWith('/') || url.startsWith(siteUrl);
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
  for (let step = 0; step < 12 && !isSite(url); step += 1) {
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
