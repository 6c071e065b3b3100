import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { PUBLIC_ORIGIN: 'https://countertop.example/', REMOTE_MF_ACCOUNT_URL: 'https://account.example/v7' },
  });
});
afterAll(() => server.end());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

interface Raw {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Unlike `fetch`, sends the path as it is and leaves the body compressed. */
function getRaw(path: string, headers: Record<string, string> = {}): Promise<Raw> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });
}

it.each(['/game', '/GAME', '/Game/', '/game?seed=7', '/%67ame'])('serves the page at %s', async (path) => {
  const response = await get(path);

  expect(response.status).toBe(200);
  expect(await response.text()).toContain('<title>Game</title>');
});

it.each(['/nothing', '/game/more', '/game//', '//game', '/__proto__', '/%E0%A4%A'])(
  'responds 404 at %s',
  async (path) => {
    expect((await getRaw(path)).status).toBe(404);
  },
);

it.each(['/verify/7K3MQ-X9T2A', '/Verify/7K3MQ-X9T2A/'])(
  'redirects the printed address %s to the page of its code',
  async (path) => {
    const { status, headers } = await getRaw(path);

    expect(status).toBe(302);
    expect(headers['location']).toBe('/verify?code=7K3MQ-X9T2A');
  },
);

it.each(['/verify/', '/verify//other.example', '/verify/a/b', '/verify/%0d%0a'])(
  'does not redirect %s',
  async (path) => {
    const { headers } = await getRaw(path);

    expect(headers['location']).toBeUndefined();
  },
);

it('serves no HTML at an address with a view that the HTML does not show', async () => {
  const html = async (address: string) => (await get(address)).text();

  expect(await html('/?from=mail')).toContain('<h1>Two');
  expect(await html('/?tab=second')).not.toContain('<h1>Two');
  expect(await html('/')).toContain('<h1>Two');
});

it('serves a page that is another one for people who are signed in without its HTML to them', async () => {
  expect(await (await get('/', { Cookie: '__Host-signed-in=1' })).text()).not.toContain('<h1>Two');
  expect(await (await get('/')).text()).toContain('<h1>Two');
});

it('replaces the HTML of a page that needs JavaScript by a notice without it', async () => {
  const html = await (await get('/game')).text();

  expect(html).toContain('<h1>Game & start</h1>');
  expect(html).toMatch(/<noscript>(?:(?!<\/noscript>).)*#root\{display:none\}/s);
  expect(html).toMatch(/<noscript><h1>Needs JavaScript/);
});

it('carries the notice for old browsers, instead of a page that needs scripts and on top of others', async () => {
  const noticeOf = async (path: string) =>
    /<template id="old-browser".*?<\/template>/s.exec(await (await get(path)).text())?.[0];
  const styles = '<style data-emotion="ct o" data-s="">.ct-o{color:red}</style>';

  expect(await noticeOf('/')).toBe(`<template id="old-browser">${styles}<h2>Too old</h2></template>`);
  expect(await noticeOf('/game')).toBe(`<template id="old-browser" data-instead>${styles}<h2>Too old</h2></template>`);
  expect(await noticeOf('/profile')).toContain('data-instead');
});

it('serves the not-found page for unknown paths', async () => {
  const html = await (await get('/nothing')).text();

  expect(html).toContain('<title>Not found</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('canonical');
});

it('describes each page to crawlers with every character escaped (ASVS v5.0.0-1.2.1)', async () => {
  const html = await (await get('/')).text();

  expect(html).toContain('<title>Numbers &amp; &lt;games&gt;</title>');
  expect(html).toContain('<meta name="description" content="Say &quot;hello&quot;">');
  expect(html).toContain('<link rel="canonical" href="https://countertop.example/">');
  expect(html).toContain('<meta property="og:url" content="https://countertop.example/">');
  expect(html).toContain('"url":"https://countertop.example/","name":"\\u003c/script>\\u003cscript>"');
});

it('names the share preview image of a page, and none for the not-found page', async () => {
  const [home, nothing] = await Promise.all([get('/'), get('/nothing')]);
  const html = await home.text();

  expect(html).toContain('<meta property="og:image" content="https://countertop.example/social/home.png">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).toContain('<meta name="twitter:image:alt" content="A &quot;customer&quot; &amp; a dish">');
  expect(await nothing.text()).not.toContain('og:image');
});

it.each([
  ['dark.100.system', 'dark', '#0e1b17'],
  ['high-contrast.100.system', 'high-contrast', '#000000'],
  ['tritanopia.100.system', 'tritanopia', '#f6f8f4'],
  ['', 'default', '#f6f8f1'],
])('colors the browser bars for the preferences %s like the theme %s', async (cookie, theme, color) => {
  const response = await get('/', { Cookie: `preferences=${cookie}` });

  expect(await response.text()).toContain(`<meta name="theme-color" data-theme="${theme}" content="${color}">`);
});

it('lists indexable pages in the sitemap under the public origin', async () => {
  const robots = await get('/robots.txt');
  const sitemap = await get('/sitemap.xml');
  const xml = await sitemap.text();

  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://countertop.example/sitemap.xml\n',
  );
  expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://countertop.example/',
    'https://countertop.example/game',
  ]);
});

it('has no sitemap for an invalid host, and answers HEAD for crawler files', async () => {
  const other = await startTestServer();
  const head = await fetch(`${server.url}/robots.txt`, { method: 'HEAD' });
  const nameless = await new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(other.url);
    const sent = request({ hostname, port, path: '/sitemap.xml', headers: { Host: 'a<b' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
  const own = await (await fetch(`${other.url}/sitemap.xml`)).text();
  await other.end();

  expect([head.status, await head.text(), nameless]).toEqual([200, '', 404]);
  expect(own).toContain(`<loc>${other.url}/game</loc>`);
});

it('learns a few origins from requests, and leaves the origin out for further ones', async () => {
  const nameless = await startTestServer();
  const { hostname, port } = new URL(nameless.url);
  const canonicalAt = (host: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      const sent = request({ hostname, port, path: '/', headers: { Host: host } }, (response) => {
        let html = '';
        response.on('data', (chunk: Buffer) => (html += chunk.toString()));
        response.on('end', () => resolve(/rel="canonical" href="([^"]+)"/.exec(html)?.[1]));
      });
      sent.on('error', reject).end();
    });

  const canonicals = [];
  for (let index = 0; index < 9; index += 1) canonicals.push(await canonicalAt(`host-${index}.example`));
  const first = await canonicalAt('host-0.example');
  await nameless.end();

  expect(canonicals.slice(0, 8)).toEqual(canonicals.slice(0, 8).map((_, index) => `http://host-${index}.example/`));
  expect([canonicals[8], first]).toEqual(['/', 'http://host-0.example/']);
});

const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

function stylesAllowedBy({ headers }: Response): readonly string[] {
  const [, sources = ''] = /style-src ([^;]+)/.exec(headers.get('content-security-policy') ?? '') ?? [];
  return sources.split(' ');
}

it.each(['/', '/game', '/nothing'])('allows the styles of %s by their hashes, and no others', async (path) => {
  const page = await get(path, { Cookie: 'preferences=dark.100.system' });

  const styles = [...(await page.text()).matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css = '']) => css);
  expect(styles.length).toBeGreaterThan(1);
  expect(stylesAllowedBy(page)).toEqual([...new Set([...styles, '/* filled by script */'])].map(hashOf));
});

it.each([
  ['identity', null],
  ['gzip', 'gzip'],
  ['br', 'br'],
])('responds 304 with the same policy for a page cached as %s', async (accepted, encoding) => {
  const headers = { 'Accept-Encoding': accepted, Cookie: 'preferences=dark.125.on' };
  const first = await get('/', headers);
  const etag = first.headers.get('etag') ?? '';
  const again = await getRaw('/', { ...headers, 'If-None-Match': etag });
  const lighter = await getRaw('/', { 'Accept-Encoding': accepted, 'If-None-Match': etag });

  expect(first.headers.get('content-encoding')).toBe(encoding);
  expect([again.status, again.body.length]).toEqual([304, 0]);
  for (const name of ['cache-control', 'vary', 'content-security-policy']) {
    expect(again.headers[name], name).toBe(first.headers.get(name));
  }
  expect(lighter.status).toBe(200);
});

it('lets any cache store a page, signed in or not, if it revalidates and varies by cookie', async () => {
  const parent = await server.signedIn();
  const [anonymous, signedIn] = await Promise.all([get('/profile'), parent.call('GET', '/profile')]);

  expect(signedIn.headers.get('cache-control')).toBe('public, no-cache');
  expect(signedIn.headers.get('vary')).toBe('Accept-Encoding, Cookie');
  expect(signedIn.headers.get('set-cookie')).toBeNull();
  expect(signedIn.headers.get('etag')).toBe(anonymous.headers.get('etag'));
  expect(await signedIn.text()).toBe(await anonymous.text());
});

it('does not respond 304 for a 404, because the page may exist later', async () => {
  const first = await get('/nothing');
  const again = await getRaw('/nothing', { 'If-None-Match': first.headers.get('etag') ?? '' });

  expect(again.status).toBe(404);
});

it('allows nothing by default, no inline script of a page, no eval, and remotes by their origin (ASVS v5.0.0-3.2.2)', async () => {
  const { headers } = await get('/');
  const policy = headers.get('content-security-policy') ?? '';

  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' https://account.example;");
  expect(policy).toContain("connect-src 'self' https://account.example;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(
    "require-trusted-types-for 'script'; trusted-types mf-loader offline shell mf_game mf_account mf_admin",
  );
  expect(policy).not.toMatch(/unsafe/);
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  expect(headers.get('cache-control')).toBe('public, no-cache');
});

it.each([
  ['dark.125.on', 'data-theme="dark" data-text-size="125" data-motion="on"'],
  ['high-contrast.75.off', 'data-theme="high-contrast" data-text-size="75" data-motion="off"'],
  ['protanopia.100.system', 'data-theme="protanopia" data-text-size="100" data-motion="system"'],
  ['deuteranopia.125.on', 'data-theme="deuteranopia" data-text-size="125" data-motion="on"'],
  ['tritanopia.150.off', 'data-theme="tritanopia" data-text-size="150" data-motion="off"'],
  ['purple.125.1', 'data-theme="default" data-text-size="125" data-motion="system"'],
  ['"><script>"', 'data-theme="default" data-text-size="100" data-motion="system"'],
  ['', 'data-theme="default" data-text-size="100" data-motion="system"'],
])('applies the preferences cookie %s', async (cookie, attributes) => {
  const response = await get('/', { Cookie: `preferences=${cookie}` });

  expect(await response.text()).toContain(`<html lang="en-US" dir="ltr" ${attributes} data-settings="device">`);
});

it('lists the remotes and the scripts of each of their pages', async () => {
  const html = await (await get('/')).text();
  const [, block = ''] = /id="remotes">(.*?)<\/script>/.exec(html) ?? [];

  expect(JSON.parse(block)).toEqual([
    {
      name: 'mf_game',
      entry: expect.stringMatching(/^\/remotes\/mf-game\/remoteEntry\.js\?v=[0-9a-f]{8}$/),
      preload: {
        './GamePage': ['/remotes/mf-game/js/game.22222222.js', '/js/kit.11111111.js'],
        './Other': ['/remotes/mf-game/js/other.33333333.js'],
      },
    },
    { name: 'mf_account', entry: 'https://account.example/v7/remoteEntry.js', preload: {} },
    { name: 'mf_admin', entry: '/remotes/mf-admin/remoteEntry.js', preload: {} },
  ]);
});

it('preloads the scripts a page will request, after the main script', async () => {
  const [game, profile] = await Promise.all([get('/game'), get('/profile')]);
  const html = await game.text();
  const [entry = ''] = /\/remotes\/mf-game\/remoteEntry\.js\?v=\w+/.exec(html) ?? [];
  const links = [entry, '/remotes/mf-game/js/game.22222222.js', '/js/kit.11111111.js'];

  for (const link of links) {
    expect(html.indexOf(`<link rel="preload" as="script" href="${link}"`)).toBeGreaterThan(
      html.indexOf('main.0a1b2c3d.js'),
    );
  }
  expect(await profile.text()).toContain('href="https://account.example/v7/remoteEntry.js" crossorigin>');
});

it('preloads the chunk of a shell page on that page only, and after what its HTML is painted with', async () => {
  const [home, game] = await Promise.all([get('/'), get('/game')]);

  expect(await home.text()).toContain(
    '<link rel="preload" as="script" href="/js/home.55555555.js" fetchpriority="low">',
  );
  expect(await game.text()).not.toContain('home.55555555.js');
});

it('preloads the theme colors if a theme is chosen', async () => {
  const link = '<link rel="preload" as="script" href="/js/themes.44444444.js" fetchpriority="low">';
  const [dark, light, nowhere] = await Promise.all([
    get('/', { Cookie: 'preferences=dark.100.system' }),
    get('/', { Cookie: 'preferences=default.100.system' }),
    get('/nowhere', { Cookie: 'preferences=tritanopia.100.system' }),
  ]);

  expect(await dark.text()).toContain(link);
  expect(await nowhere.text()).toContain(link);
  expect(await light.text()).not.toContain('themes.');
});

it('sends pages and scripts in the best encoding the browser accepts', async () => {
  const page = await getRaw('/', { 'Accept-Encoding': 'gzip, deflate, br' });
  const script = await getRaw('/js/main.0a1b2c3d.js', { 'Accept-Encoding': 'gzip, deflate, br' });
  const zipped = await getRaw('/js/main.0a1b2c3d.js', { 'Accept-Encoding': 'gzip' });
  const plain = await getRaw('/js/main.0a1b2c3d.js');

  expect(brotliDecompressSync(page.body).toString()).toContain('<title>');
  expect([script.body.toString(), script.headers['content-encoding']]).toEqual(['compressed by brotli', 'br']);
  expect([zipped.body.toString(), zipped.headers['content-encoding']]).toEqual(['compressed by gzip', 'gzip']);
  expect([plain.body.toString(), plain.headers['vary']]).toEqual(['console.log("plain")', 'Accept-Encoding']);
});

it('caches hashed files for a year and the favicon for a day, and revalidates the others', async () => {
  const hashed = await get('/remotes/mf-game/js/game.22222222.js');
  const entry = await get('/remotes/mf-game/remoteEntry.js');
  const again = await getRaw('/remotes/mf-game/remoteEntry.js', { 'If-None-Match': entry.headers.get('etag') ?? '' });

  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect((await get('/favicon.ico')).headers.get('cache-control')).toBe('public, max-age=86400');
  expect(entry.headers.get('cache-control')).toBe('no-cache');
  expect(again.status).toBe(304);
});

it('adds an integrity hash to the main script', async () => {
  const html = await (await get('/')).text();
  const { body: script } = await getRaw('/js/main.0a1b2c3d.js');

  const digest = createHash('sha384').update(script).digest('base64');
  expect(html).toContain(`<script integrity="sha384-${digest}" defer src="/js/main.0a1b2c3d.js">`);
});

it('serves security.txt if a contact is configured, valid for half a year at most', async () => {
  const nowMs = Date.parse('2026-11-22T00:00:00Z');
  const named = await startTestServer({
    environment: { SECURITY_CONTACT: 'https://countertop.example/report', PUBLIC_ORIGIN: 'https://countertop.example' },
    now: () => nowMs,
  });
  const response = await fetch(`${named.url}/.well-known/security.txt`);
  await named.end();

  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(
    'Contact: https://countertop.example/report\nExpires: 2027-05-21T00:00:00.000Z\nPreferred-Languages: en\n' +
      'Canonical: https://countertop.example/.well-known/security.txt\n',
  );
});

it('sends a public page as HTML with its styles', async () => {
  const html = await (await get('/')).text();

  expect(html).toContain('<div id="root"><h1>Two & two $& $1</h1></div>');
  expect(html).toContain('<style data-emotion="ct a b" data-s="">.ct-a{color:red}</style>');
  expect(html).not.toContain('--page:black');
  expect(html).not.toContain('<noscript>');
});

it('paints the page background of every theme before any script runs', async () => {
  const html = await (await get('/profile')).text();

  expect(html).toContain('html[data-theme="dark"]{background:#0e1b17;color-scheme:dark}');
  expect(html).toContain('html[data-theme="tritanopia"]{background:#f6f8f4;color-scheme:light}');
});

it('styles a public page in the chosen theme before any script runs', async () => {
  const html = await (await get('/', { Cookie: 'preferences=dark.100.system' })).text();

  expect(html).toContain('<style>[data-theme="dark"]{--page:black}</style>');
});

it('shows a notice on client-rendered pages without JavaScript, in the chosen theme', async () => {
  const html = await (await get('/profile', { Cookie: 'preferences=dark.100.system' })).text();
  const notices = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, notice]) => notice);

  expect(notices).toEqual([
    '<style data-emotion="ct c" data-s="">.ct-c{color:tan}</style><style>[data-theme="dark"]{--page:black}</style>',
    '<h1>Needs JavaScript</h1>',
  ]);
});

it('sends the not-found page as HTML, and leaves the root of client-rendered pages empty', async () => {
  expect(await (await get('/nothing')).text()).toContain('<div id="root"><h1>Nothing here</h1></div>');
  expect(await (await get('/profile')).text()).toContain('<div id="root"></div>');
});

it.each([
  '/js/nothing.js',
  '/nothing.png',
  '/remotes/mf-game/js/nothing.22222222.js',
  '/remotes/mf-admin/remoteEntry.js',
  '/js/main.0a1b2c3d.js.map',
  '/js/main.0a1b2c3d.js.br',
  '/js',
  '/js/',
  '/.env',
  '/.git/HEAD',
  '/.git/config',
  '/.well-known/security.txt',
  '/site.json',
  '/index.html',
  '/remotes/mf-game/mf-stats.json',
  '/../mf-game/dist/remoteEntry.js',
  '/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
])('serves neither a file nor a page at %s (ASVS v5.0.0-13.4.1, v5.0.0-13.4.3)', async (path) => {
  const { status, headers, body } = await getRaw(path);

  expect(status).toBe(404);
  expect(path === '/js' || headers['content-type'] === 'text/plain; charset=utf-8').toBe(true);
  expect(body.toString()).not.toMatch(/SECRET|console/);
});

it('tells pages the support address, if there is one, escaped', async () => {
  const other = await startTestServer({ environment: { SUPPORT_EMAIL: 'help&care@countertop.example' } });
  const [without, page] = await Promise.all([get('/'), fetch(`${other.url}/`)]);

  expect(await without.text()).not.toContain('support-email');
  expect(await page.text()).toContain('<meta name="support-email" content="help&amp;care@countertop.example">');
  await other.end();
});

it('answers HEAD without a body and rejects other methods', async () => {
  const head = await fetch(`${server.url}/game`, { method: 'HEAD' });
  const put = await fetch(`${server.url}/game`, { method: 'PUT' });
  const post = await fetch(`${server.url}/robots.txt`, { method: 'POST' });

  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const { status, headers } of [put, post]) expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('opens the page again when its form was submitted before its script had loaded', async () => {
  const response = await fetch(`${server.url}/game?ages=ages_6_7`, {
    method: 'POST',
    body: new URLSearchParams({ password: 'secret' }),
    redirect: 'manual',
  });

  expect([response.status, response.headers.get('location')]).toEqual([303, '/game?ages=ages_6_7']);
});
