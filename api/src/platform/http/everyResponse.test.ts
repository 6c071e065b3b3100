import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const origin = 'https://countertop.example';
const keys = { RAZORPAY_KEY_ID: 'rzp_test_a', RAZORPAY_KEY_SECRET: 'b', RAZORPAY_WEBHOOK_SECRET: 'c' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { PUBLIC_ORIGIN: origin, SECURITY_CONTACT: 'mailto:security@countertop.example', ...keys },
    before: (context, next) => {
      if (context.path === '/about-to-fail') throw new Error('the inside of it: /srv/secret.ts');
      return next();
    },
  });
  await server.read((database) => database.schema.dropTable('menu_items'));
});
afterAll(() => server.end());

interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Unlike `fetch`, supports any method and does not follow redirects. */
function send(path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<TestResponse> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject).end(body);
  });
}

/** Sends bytes that need not be a valid request. */
function sendBytes(bytes: string): Promise<TestResponse> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const [first = '', ...lines] = head.split('\r\n');
      const headers = lines.map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name.toLowerCase(), value.join(': ')];
      });
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body });
    });
  });
}

const json = { 'Content-Type': 'application/json' };
async function notModified(path: string): Promise<TestResponse> {
  const { headers } = await send(path);
  return send(path, { headers: { 'If-None-Match': String(headers['etag']) } });
}

/** One request per kind of response. */
const kinds: readonly (readonly [kind: string, status: number, call: () => Promise<TestResponse>])[] = [
  ['a page', 200, () => send('/')],
  ['the pricing page', 200, () => send('/pricing')],
  ['HEAD of a page', 200, () => send('/game', { method: 'HEAD' })],
  ['not found', 404, () => send('/nothing')],
  ['a script', 200, () => send('/js/main.0a1b2c3d.js')],
  ['a script that has not changed', 304, () => notModified('/js/main.0a1b2c3d.js')],
  ['a script of a remote', 200, () => send('/remotes/mf-game/remoteEntry.js')],
  ['a remote that has not changed', 304, () => notModified('/remotes/mf-game/remoteEntry.js')],
  ['a missing file', 404, () => send('/js/nothing.js')],
  ['a file for crawlers', 200, () => send('/robots.txt')],
  ['security.txt', 200, () => send('/.well-known/security.txt')],
  ['a redirect', 302, () => send('/verify/7K3MQ-X9T2A')],
  ['a form sent to a page', 303, () => send('/game', { method: 'POST' })],
  ['TRACE', 405, () => send('/', { method: 'TRACE' })],
  ['a page that fails', 500, () => send('/about-to-fail')],
  ['the API', 200, () => send('/api/auth/ways')],
  ['the health probe', 200, () => send('/healthz')],
  ['sign-out', 302, () => send('/api/logout')],
  ['a signed-out caller', 401, () => send('/api/auth/user')],
  [
    'a request of another site',
    403,
    () => send('/api/auth/sign-in', { method: 'POST', headers: { Origin: 'https://evil.example' } }),
  ],
  ['an unknown API path', 404, () => send('/api/nothing')],
  ['an unsupported API method', 405, () => send('/api/menu-items', { method: 'DELETE' })],
  [
    'a body that is too large',
    413,
    () => send('/api/auth/sign-in', { method: 'POST', headers: json, body: ' '.repeat(70_000) }),
  ],
  ['invalid input', 422, () => send('/api/auth/sign-in', { method: 'POST', headers: json, body: '{}' })],
  ['an API error', 500, () => send('/api/menu-items')],
  ['a malformed request', 400, () => sendBytes('GET\r\n\r\n')],
  [
    'headers that are too large',
    431,
    () => sendBytes(`GET / HTTP/1.1\r\nHost: a\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`),
  ],
];

describe('every response', () => {
  it.each(kinds)(
    'has the security headers: %s (ASVS v5.0.0-3.4.1, v5.0.0-3.4.4, v5.0.0-3.4.5, v5.0.0-3.4.6)',
    async (_, status, call) => {
      const response = await call();

      expect(response.status).toBe(status);
      expect(response.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['referrer-policy']).toMatch(/^(?:no-referrer|strict-origin-when-cross-origin)$/);
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(response.headers['x-frame-options']).toBe('DENY');
      expect(response.headers['cross-origin-opener-policy']).toMatch(/^same-origin/);
      expect(response.headers['cross-origin-resource-policy']).toMatch(/^(?:same|cross)-origin$/);
      for (const name of ['server', 'x-powered-by']) expect(response.headers[name]).toBeUndefined();
    },
  );

  it.each(kinds)('declares its content type and charset: %s (ASVS v5.0.0-4.1.1)', async (_, status, call) => {
    const { headers, body } = await call();

    if (body === '' && status !== 200) return expect(headers['content-type'] ?? 'none').toMatch(/^none$|charset=utf-8/);
    expect(headers['content-type']).toMatch(
      /^(?:text\/(?:html|plain|javascript)|application\/(?:json|xml)); charset=utf-8$/,
    );
  });

  it.each(kinds)('is not readable by other sites unless public: %s (ASVS v5.0.0-3.4.2)', async (kind, _, call) => {
    const { headers } = await call();

    const isPublic = kind.includes('remote');
    expect(headers['access-control-allow-origin']).toBe(isPublic ? '*' : undefined);
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });
});

it.each(['https://evil.example', 'null', origin])('does not echo the origin %s (ASVS v5.0.0-3.4.2)', async (from) => {
  for (const path of ['/', '/api/auth/ways', '/js/main.0a1b2c3d.js']) {
    const { headers } = await send(path, { headers: { Origin: from } });

    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

it.each([
  [
    'the API',
    '/api/menu-items',
    /^\{"code":"internal_error","error":"Something went wrong on our side\.[^"]+","requestId":"case-7"\}$/,
  ],
  ['the pages', '/about-to-fail', /^Something went wrong on our side\..+: case-7$/],
])(
  'reveals only a sentence and the request ID when %s fails (ASVS v5.0.0-13.4.2, v5.0.0-16.5.1)',
  async (_, path, said) => {
    const { status, body, headers } = await send(path, { headers: { 'X-Request-Id': 'case-7' } });

    expect(status).toBe(500);
    expect(body).toMatch(said);
    expect(headers['x-request-id']).toBe('case-7');
    expect(JSON.stringify([headers, body])).not.toMatch(/SQLITE|select|no such table|secret\.ts|Error|node_modules/);
  },
);
