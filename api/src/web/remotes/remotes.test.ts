import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { offlineFiles } from '@countertop/contract/site/offline';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestServer } from '../../../test/server.ts';

const older = '20261101-080000-0a0a0a0a';
const newer = '20261102-080000-0b0b0b0b';

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** Returns the manifest of a remote's build. `build` is its ID in a folder of deployed builds. */
const statsOf = (script: string, build?: string) =>
  JSON.stringify({ build, exposes: [{ path: './GamePage', assets: { js: { sync: [script] } }, requires: [] }] });

async function writeFiles(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    // Like a deployment: a new file, moved into place.
    await writeFile(`${file}.new`, content);
    await rename(`${file}.new`, file);
  }
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countertop-remotes-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(environment: Readonly<Record<string, string>>, now?: () => number) {
  const server = await startTestServer({ environment, ...(now && { now }) });
  cleanUps.push(() => server.end());
  return server;
}

/** Returns the page's entry for the game. */
async function gameOf(url: string) {
  const html = await (await fetch(`${url}/game`)).text();
  const [, block = ''] = /id="remotes">(.*?)<\/script>/.exec(html) ?? [];
  const [game] = JSON.parse(block);
  return game;
}

describe('a folder of deployed builds', () => {
  async function deploy(folder: string, build: string, text: string) {
    await writeFiles(path.join(folder, 'mf-game'), {
      [`builds/${build}/remoteEntry.js`]: text,
      [`builds/${build}/js/game.12345678.js`]: text,
      [`builds/${build}/mf-stats.json`]: statsOf('js/game.12345678.js'),
      'current.json': statsOf('js/game.12345678.js', build),
    });
  }
  const fileOf = (url: string, build: string, name = 'remoteEntry.js') =>
    fetch(`${url}/remotes/mf-game/builds/${build}/${name}`);

  it('uses the latest build for new pages, and keeps serving the one before', async () => {
    const folder = await makeFolder();
    const server = await start({ REMOTES_DIR: folder });
    const undeployed = await gameOf(server.url);

    await deploy(folder, older, 'first');
    const first = await gameOf(server.url);
    await deploy(folder, newer, 'second');
    const second = await gameOf(server.url);

    expect(undeployed.entry).toMatch(/^\/remotes\/mf-game\/remoteEntry\.js\?v=[0-9a-f]{8}$/);
    expect(first.entry).toBe(`/remotes/mf-game/builds/${older}/remoteEntry.js`);
    expect(second).toEqual({
      name: 'mf_game',
      entry: `/remotes/mf-game/builds/${newer}/remoteEntry.js`,
      preload: { './GamePage': [`/remotes/mf-game/builds/${newer}/js/game.12345678.js`] },
    });
    expect(await (await fileOf(server.url, older)).text()).toBe('first');
    expect(await (await fileOf(server.url, newer)).text()).toBe('second');
    expect(await (await fetch(server.url + undeployed.entry)).text()).toContain('entry');
  });

  it('sends the HTML of the game only while the deployed build has the scripts that it was rendered with', async () => {
    const folder = await makeFolder();
    const server = await start({ REMOTES_DIR: folder });
    const hasHtml = async () => (await (await fetch(`${server.url}/game`)).text()).includes('<h1>Game & start</h1>');
    const undeployed = await hasHtml();

    await deploy(folder, older, 'first');
    const deployed = await hasHtml();
    await writeFiles(path.join(folder, 'mf-game'), { 'current.json': statsOf('js/game.22222222.js', older) });

    expect([undeployed, deployed, await hasHtml()]).toEqual([true, false, true]);
  });

  it('lists the files of the current builds for play without a network, with their digests', async () => {
    const folder = await makeFolder();
    const server = await start({ REMOTES_DIR: folder });
    const list = () => fetch(`${server.url}/offline.json`);
    await deploy(folder, older, 'first');
    const first = (await list()).headers.get('etag');
    await deploy(folder, newer, 'second');

    const second = await list();

    const { files, version } = z.parse(offlineFiles, await second.json());
    expect(second.headers.get('etag')).not.toBe(first);
    expect(second.headers.get('etag')).toBe(`"${version}"`);
    expect(files.map(({ url }) => url)).toEqual([
      '/js/main.0a1b2c3d.js',
      `/remotes/mf-game/builds/${newer}/js/game.12345678.js`,
      `/remotes/mf-game/builds/${newer}/remoteEntry.js`,
    ]);
    for (const { url, bytes, integrity } of files) {
      const content = Buffer.from(
        await (await fetch(server.url + url, { headers: { 'Accept-Encoding': 'identity' } })).arrayBuffer(),
      );
      expect(integrity).toBe(`sha384-${createHash('sha384').update(content).digest('base64')}`);
      expect(bytes).toBeLessThanOrEqual(content.length);
    }
  });

  it('lets every file of a build be cached forever and loaded from other origins', async () => {
    const folder = await makeFolder();
    const server = await start({ REMOTES_DIR: folder });
    await deploy(folder, older, 'first');

    const { headers } = await fileOf(server.url, older);

    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('serves nothing of removed or unknown builds, nor outside of builds', async () => {
    const folder = await makeFolder();
    const server = await start({ REMOTES_DIR: folder });
    await deploy(folder, older, 'first');
    await fileOf(server.url, older);
    await rm(path.join(folder, 'mf-game/builds', older), { recursive: true });
    await deploy(folder, newer, 'second');
    await gameOf(server.url);

    const statuses = await Promise.all([
      ...[older, '20990101-000000-0c0c0c0c', '..%2f..', '.%2f', newer.toUpperCase()].map(async (build) =>
        fileOf(server.url, build),
      ),
      fileOf(server.url, newer, 'mf-stats.json'),
      fetch(`${server.url}/remotes/mf-game/current.json`),
    ]);

    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });

  it.each([
    ['half of it', '{ "build": '],
    ['no build', statsOf('js/a.js')],
    ['a build that leads elsewhere', statsOf('js/a.js', '../../secret')],
    ['a script that leads elsewhere', statsOf('../../secret.js', newer)],
  ])('keeps the last good pointer while the new one holds %s', async (_, pointer) => {
    const folder = await makeFolder();
    const server = await start({ REMOTES_DIR: folder });
    await deploy(folder, older, 'first');
    await gameOf(server.url);

    await writeFiles(path.join(folder, 'mf-game'), { 'current.json': pointer });

    expect((await gameOf(server.url)).entry).toBe(`/remotes/mf-game/builds/${older}/remoteEntry.js`);
  });

  it('uses the deployed current.json for a remote on another host', async () => {
    const folder = await makeFolder();
    const server = await start({ REMOTES_DIR: folder, REMOTE_MF_GAME_URL: 'https://game.example/' });

    await deploy(folder, older, 'first');

    expect((await gameOf(server.url)).entry).toBe(`https://game.example/builds/${older}/remoteEntry.js`);
  });

  it('must exist at start', async () => {
    await expect(startTestServer({ environment: { REMOTES_DIR: '/nowhere/at/all' } })).rejects.toThrow(
      'REMOTES_DIR is /nowhere/at/all, which does not exist. Create the folder, or unset REMOTES_DIR.',
    );
  });
});

describe('a remote on another host', () => {
  /** Starts a remote's host with scripted responses that records its requests. */
  async function makeHost() {
    const asked: string[] = [];
    let answer: RequestListener = (_, response) => void response.writeHead(404).end();
    const host = createServer((request, response) => {
      asked.push(request.url ?? '');
      answer(request, response);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    cleanUps.push(() => {
      const closed = new Promise((resolve) => host.close(resolve));
      host.closeAllConnections();
      return closed;
    });
    const address = host.address();
    const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}/v7/` : '';
    return { url, asked, answerBy: (next: RequestListener) => (answer = next) };
  }

  const has =
    (files: Readonly<Record<string, string>>): RequestListener =>
    ({ url = '' }, response) => {
      const text = files[url];
      response.writeHead(text === undefined ? 404 : 200).end(text);
    };

  it('is asked for the current build at most every five seconds', async () => {
    let nowMs = Date.now();
    const host = await makeHost();
    const server = await start({ REMOTE_MF_GAME_URL: host.url }, () => nowMs);
    host.answerBy(has({ '/v7/current.json': statsOf('js/game.1.js', older) }));
    const first = await gameOf(server.url);
    host.answerBy(has({ '/v7/current.json': statsOf('js/game.2.js', newer) }));
    const soon = await gameOf(server.url);

    nowMs += 5001;
    const later = await gameOf(server.url);

    expect(first.preload).toEqual({ './GamePage': [`${host.url}builds/${older}/js/game.1.js`] });
    expect(soon).toEqual(first);
    expect(later.entry).toBe(`${host.url}builds/${newer}/remoteEntry.js`);
    expect(host.asked).toEqual(['/v7/current.json', '/v7/current.json']);
  });

  it('may have a single build', async () => {
    const host = await makeHost();
    const server = await start({ REMOTE_MF_GAME_URL: host.url });
    host.answerBy(has({ '/v7/mf-stats.json': statsOf('js/game.1.js') }));

    expect(await gameOf(server.url)).toEqual({
      name: 'mf_game',
      entry: `${host.url}remoteEntry.js`,
      preload: { './GamePage': [`${host.url}js/game.1.js`] },
    });
  });

  it(
    'keeps the last known build while the host fails, with little delay for pages',
    { tags: ['nightly'] },
    async () => {
      let nowMs = Date.now();
      const host = await makeHost();
      const server = await start({ REMOTE_MF_GAME_URL: host.url }, () => nowMs);
      host.answerBy(has({ '/v7/current.json': statsOf('js/game.1.js', older) }));
      const known = await gameOf(server.url);
      const bad: readonly RequestListener[] = [
        () => {},
        (_, response) => void response.destroy(),
        (_, response) => void response.writeHead(503).end('busy'),
        (_, response) => void response.writeHead(200).end('<!doctype html>'),
        (_, response) => void response.writeHead(302, { Location: '/elsewhere' }).end(),
      ];

      for (const answer of bad) {
        host.answerBy(answer);
        nowMs += 60_000;
        const startedMs = performance.now();
        expect(await gameOf(server.url)).toEqual(known);
        expect(performance.now() - startedMs).toBeLessThan(1500);
      }
    },
  );

  it('is listed without preloads if it has never responded', async () => {
    const server = await start({ REMOTE_MF_GAME_URL: 'http://127.0.0.1:9/' });

    expect(await gameOf(server.url)).toEqual({
      name: 'mf_game',
      entry: 'http://127.0.0.1:9/remoteEntry.js',
      preload: {},
    });
  });
});
