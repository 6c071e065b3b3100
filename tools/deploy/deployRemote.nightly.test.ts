import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, run } from '../run.mjs';
import { deploy, list, rollBack } from './deployRemote.mjs';

let folder: string;
let shell: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'countertop-deploy-'));
  shell = path.join(folder, 'shell');
  await writeFiles(shell, { 'mf-manifest.json': JSON.stringify({ shared: [{ name: 'react', version: '19.3.1' }] }) });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeFiles(place: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(place, name)), { recursive: true });
    await writeFile(path.join(place, name), content);
  }
}

const long = 'x'.repeat(2000);

/** Writes a built remote to a new folder, with a chunk of the previous build. */
async function built(text: string, shared: readonly object[] = [{ name: 'react', requiredVersion: '^19.3.1' }]) {
  const from = await mkdtemp(path.join(folder, 'from-'));
  await writeFiles(from, {
    'remoteEntry.js': `${text}${long}`,
    'js/page.12345678.js': text,
    'js/page.of-yesterday.js': 'old',
    'mf-stats.json': JSON.stringify({ exposes: [], shared }),
    'builds.json': JSON.stringify([
      ['remoteEntry.js', 'js/page.12345678.js', 'mf-stats.json'],
      ['js/page.of-yesterday.js'],
    ]),
  });
  return from;
}

/** Creates a folder to deploy to, and functions that read it as a server does. */
async function target() {
  const to = await mkdtemp(path.join(folder, 'to-'));
  const place = path.join(to, 'mf-game');
  const deployment = { remote: 'mf-game', to, shell };
  return {
    deployment,
    put: async (text: string) => deploy({ ...deployment, from: await built(text) }),
    builds: async () => (await readdir(path.join(place, 'builds'))).toSorted(),
    current: async () => {
      const { build } = JSON.parse(await readFile(path.join(place, 'current.json'), 'utf8'));
      return { build, text: await readFile(path.join(place, 'builds', build, 'js/page.12345678.js'), 'utf8') };
    },
    fileOf: (build: string, name: string) => readFile(path.join(place, 'builds', build, name)),
  };
}

describe('deploying a remote', () => {
  it('deploys the newest build, compressed, and makes it the current one', async () => {
    const { put, current, builds, fileOf } = await target();

    await put('first');
    const said = await put('second');

    const { build, text } = await current();
    expect(text).toBe('second');
    expect(said).toBe(`mf-game ${build} is current, after ${(await builds())[0]}.`);
    expect(brotliDecompressSync(await fileOf(build, 'remoteEntry.js.br')).toString()).toBe(`second${long}`);
    await expect(fileOf(build, 'js/page.of-yesterday.js')).rejects.toThrow('ENOENT');
  });

  it('keeps the current build and five others', async () => {
    const { put, current, builds } = await target();

    const names = [];
    for (const text of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      await put(text);
      names.push((await current()).build);
    }

    expect(await builds()).toEqual(names.slice(2));
  });

  it('never shows readers half a build or half a pointer', async () => {
    const { put, current } = await target();
    await put('0');
    const done = new AbortController();
    const reading = (async () => {
      const seen = new Set<string>();
      while (!done.signal.aborted) seen.add((await current()).text);
      return seen;
    })();

    for (let count = 1; count <= 15; count += 1) await put(String(count));
    done.abort();

    expect((await reading).size).toBeGreaterThan(1);
  });

  it('does not copy a build again', async () => {
    const { put, current, builds } = await target();
    await put('same');

    expect(await put('same')).toBe(`mf-game ${(await current()).build} is already current.`);
    expect(await builds()).toHaveLength(1);
  });

  it('leaves nothing behind if a file of the build is missing', async () => {
    const { deployment, builds } = await target();
    const from = await built('broken');
    await rm(path.join(from, 'js/page.12345678.js'));

    await expect(deploy({ ...deployment, from })).rejects.toThrow('page.12345678.js');

    await expect(builds()).rejects.toThrow('ENOENT');
  });

  it('lists the builds, newest first', async () => {
    const { deployment, put, current } = await target();
    const nothing = await list(deployment);
    await put('first');
    const first = await current();
    await put('second');
    const second = await current();

    expect(nothing).toMatch(/^There is no build of mf-game in /);
    expect(await list(deployment)).toBe(`${second.build}  current\n${first.build}`);
  });
});

describe('a remote that the shell cannot run', () => {
  it.each([
    [
      'needs a module that is not shared',
      { name: 'left-pad', requiredVersion: '^1.0.0' },
      'left-pad, which the shell does not share',
    ],
    [
      'needs another version',
      { name: 'react', requiredVersion: '^20.0.0' },
      'react ^20.0.0, and the shell shares 19.3.1',
    ],
  ])('is rejected with the reason if it %s', async (_, needed, reason) => {
    const { deployment, put, current } = await target();
    await put('good');
    const before = await current();

    const deploying = deploy({ ...deployment, from: await built('bad', [needed]) });

    await expect(deploying).rejects.toThrow(`It needs ${reason}.`);
    expect(await current()).toEqual(before);
  });

  it('is also rejected by a running site, and if the site does not respond with its modules', async () => {
    const site = createServer((request, response) => {
      const isList = request.url === '/mf-manifest.json';
      response.writeHead(isList ? 200 : 404).end(JSON.stringify({ shared: [{ name: 'react', version: '18.0.0' }] }));
    });
    await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
    const address = site.address();
    const url = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
    const { deployment } = await target();
    const from = await built('new');

    await expect(deploy({ ...deployment, shell: url, from })).rejects.toThrow('and the shell shares 18.0.0');
    await new Promise((resolve) => site.close(resolve));
    await expect(deploy({ ...deployment, shell: url, from })).rejects.toThrow(
      /Could not read the shared modules of http/,
    );
  });

  it('cannot be rolled back to', async () => {
    const { deployment, put } = await target();
    await put('first');
    await put('second');
    const newer = path.join(folder, 'newer-shell');
    await writeFiles(newer, {
      'mf-manifest.json': JSON.stringify({ shared: [{ name: 'react', version: '20.0.0' }] }),
    });

    await expect(rollBack({ ...deployment, shell: newer })).rejects.toThrow('and the shell shares 20.0.0');
  });
});

describe('rolling a remote back', () => {
  it('switches to the previous build, and then to the one before', async () => {
    const { deployment, put, current, builds } = await target();
    for (const text of ['first', 'second', 'third']) await put(text);

    await rollBack(deployment);
    const once = await current();
    await rollBack(deployment);
    const twice = await current();

    expect([once.text, twice.text]).toEqual(['second', 'first']);
    expect(await builds()).toHaveLength(3);
    await expect(rollBack(deployment)).rejects.toThrow(`There is no build of mf-game before ${twice.build}.`);
  });

  it('accepts any deployed build, and keeps it while newer ones are deployed', async () => {
    const { deployment, put, current, builds } = await target();
    await put('first');
    const first = await current();
    for (const text of ['2', '3', '4', '5', '6']) await put(text);

    const said = await rollBack({ ...deployment, build: first.build });

    expect(said).toContain(`mf-game ${first.build} is current, after `);
    expect((await current()).text).toBe('first');
    expect(await builds()).toHaveLength(6);
    await expect(rollBack({ ...deployment, build: '../../etc' })).rejects.toThrow(
      'There is no build ../../etc of mf-game.',
    );
  });
});

describe('the command', () => {
  const command = (...args: string[]) =>
    run(process.execPath, [path.join(root, 'tools/commands/deploy-remote.mjs'), ...args], { isQuiet: true });

  it('deploys, lists and rolls back', async () => {
    const { deployment, current } = await target();
    const { to } = deployment;
    for (const text of ['first', 'second']) {
      await command('mf-game', '--to', to, '--shell', shell, '--from', await built(text));
    }
    const back = await command('mf-game', '--to', to, '--shell', shell, '--rollback');
    const listed = await command('mf-game', '--to', to, '--list');

    expect(back).toMatchObject({ status: 0 });
    expect((await current()).text).toBe('first');
    expect(
      listed.output
        .trim()
        .split('\n')
        .map((line) => line.endsWith('current')),
    ).toEqual([false, true]);
  });

  it.each([[[]], [['mf-nothing', '--to', '/tmp']], [['mf-game']], [['mf-game', '--to', '/tmp', '--sideways']]])(
    'prints a message without a stack trace for %j',
    async (args) => {
      const { status, output } = await command(...args);

      expect(status).toBe(1);
      expect(output).toMatch(/^Usage: |--sideways/);
      expect(output).not.toMatch(/^\s+at /m);
    },
  );
});
