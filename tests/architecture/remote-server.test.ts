import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveRemote } from '../../tools/separate/serveRemote.mjs';
import { findNginx, startNginx } from '../support/nginx.ts';

const build = '20261101-080000-0a0a0a0a';
const entry = `/builds/${build}/remoteEntry.js`;
const text = 'console.log("entry");';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countertop-remote-'));
  const place = path.join(folder, 'builds', build);
  await mkdir(path.join(place, '.git'), { recursive: true });
  await writeFile(path.join(folder, 'current.json'), JSON.stringify({ build, exposes: [] }));
  await writeFile(path.join(place, 'remoteEntry.js'), text);
  await writeFile(path.join(place, 'remoteEntry.js.br'), brotliCompressSync(text));
  await writeFile(path.join(place, 'remoteEntry.js.gz'), gzipSync(text));
  for (const name of ['.env', '.git/config']) await writeFile(path.join(place, name), 'SECRET=1');
  await writeFile(path.join(folder, '.env'), 'SECRET=1');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly hasBrotli: boolean;
}

/** Everything that serves a remote on its own origin. */
const servers: [name: string, start: () => Promise<Server>][] = [
  ['npm run start:separate', async () => ({ ...(await serveRemote({ folder })), hasBrotli: true })],
];
const nginx = findNginx();
if (nginx === undefined) {
  console.warn('nginx is not installed, so deploy/nginx.conf was not tested. Install it or set NGINX_PATH.');
} else {
  servers.push(['deploy/nginx.conf', () => startNginx(nginx, folder)]);
}

interface Response {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

describe.each(servers)('a remote served by %s', (_, start) => {
  let server: Server;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  /** Sends a request. Unlike `fetch`, it allows any method, doesn't normalize the path and doesn't decompress the body. */
  function send(address: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Response> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve, reject) => {
      const outgoing = request({ hostname, port, path: address, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      outgoing.on('error', reject).end();
    });
  }

  it('lets browsers keep a build forever and revalidate the pointer', async () => {
    const [file, pointer] = [await send(entry), await send('/current.json')];

    expect([file.status, file.body.toString()]).toEqual([200, text]);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-type']).toMatch(/^text\/javascript/);
    expect(pointer.headers['cache-control']).toBe('no-cache');
    const again = await send('/current.json', { 'If-None-Match': String(pointer.headers['etag']) });
    expect(again.status).toBe(304);
  });

  it('sends the best compression that the browser accepts', async () => {
    const best = await send(entry, { 'Accept-Encoding': 'gzip, deflate, br' });
    const zipped = await send(entry, { 'Accept-Encoding': 'gzip' });

    expect(best.headers['content-encoding']).toBe(server.hasBrotli ? 'br' : 'gzip');
    expect([zipped.headers['content-encoding'], zipped.body.equals(gzipSync(text))]).toEqual(['gzip', true]);
    expect(best.headers['vary']).toBe('Accept-Encoding');
    expect(best.headers['content-type']).toMatch(/^text\/javascript/);
  });

  it.each([entry, '/current.json', '/nothing', '/builds/'])('allows other origins to use %s', async (address) => {
    const { headers } = await send(address, { Origin: 'https://countertop.example' });

    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  it.each([
    '/',
    '/builds',
    '/builds/',
    `/builds/${build}`,
    `/builds/${build}/`,
    `/builds/${build}/.env`,
    `/builds/${build}/.git/config`,
    `/builds/${build}/%2eenv`,
    `/builds/${build}/js/nothing.12345678.js`,
    '/.env',
    '/../../etc/passwd',
    '/builds/../.env',
    '/builds/..%2f.env',
  ])('answers %s with an error that is not cached', async (address) => {
    const { status, headers, body } = await send(address);

    expect([301, 400, 403, 404]).toContain(status);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
    expect(body.toString()).not.toMatch(/SECRET|root:|remoteEntry/);
  });

  it.each(['POST', 'PUT', 'DELETE', 'TRACE'])('rejects %s', async (method) => {
    const { status, headers } = await send(entry, {}, method);

    expect(status).toBe(405);
    if (method !== 'TRACE') expect(headers['allow']).toBe('GET, HEAD');
  });
});
