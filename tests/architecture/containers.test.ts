import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { variables } from '../../api/src/platform/config/envVariables.ts';
import { placeOf, pointTo } from '../../tools/deploy/deployedBuilds.mjs';
import { putBuild } from '../../tools/deploy/putBuild.mjs';
import { run } from '../../tools/run.mjs';
import { nodeFlags } from '../../tools/server-file.mjs';
import { root } from '../support/planted.ts';
import { textOf } from '../support/sources.ts';

const dockerfiles = ['deploy/site.Dockerfile', 'deploy/remote.Dockerfile'];

it('the server has the same memory settings in a container, with npm start and in benchmarks', () => {
  const manifest: { scripts: { start: string } } = JSON.parse(textOf('package.json'));
  const flags = nodeFlags.join(' ');

  expect(manifest.scripts.start).toBe(`node ${flags} tools/commands/start.mjs`);
  const command = ['node', ...nodeFlags, 'api/dist/main.mjs'];
  expect(textOf('deploy/site.Dockerfile')).toContain(`CMD ["${command.join('", "')}"]`);
  expect(textOf('docs/deploy.md')).toContain(`\`${command.join(' ')}\``);
});

it('all Dockerfiles have the same build stage, so that it is built once', () => {
  const first = dockerfiles.map((name) => /^FROM .* AS build\n(?:.+\n){3}/m.exec(textOf(name))?.[0]);

  expect(first[0]).toContain('npm run build');
  expect(new Set(first).size).toBe(1);
});

it('all containers of compose.yaml are confined, and the site gets only variables that the server reads', () => {
  const services = (/^services:\n((?: .*\n|\n)+)/m.exec(textOf('compose.yaml'))?.[1] ?? '').split(/^(?=  \S)/m);
  const site = services.find((service) => service.startsWith('  site:')) ?? '';
  const names = Array.from(site.matchAll(/^ {6}([A-Z_]+):/gm), ([, name = '']) => name);

  expect(services.length).toBeGreaterThan(4);
  expect(services.filter((service) => !service.includes('    <<: *confined\n'))).toEqual([]);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !(name in variables.shape))).toEqual([]);
});

describe('a remote container', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

  async function makeFolder() {
    const folder = await mkdtemp(path.join(tmpdir(), 'countertop-image-'));
    folders.push(folder);
    return folder;
  }
  /** Makes the content of an image: one build, whose time is the version in seconds. */
  async function makeImage(version: number) {
    const [image, from] = [await makeFolder(), await makeFolder()];
    await writeFile(path.join(from, 'mf-stats.json'), '{"exposes":[],"shared":[]}');
    await writeFile(path.join(from, 'remoteEntry.js'), `console.log(${version})`);
    await writeFile(path.join(from, 'builds.json'), '[["mf-stats.json","remoteEntry.js"]]');
    const place = placeOf(image, 'mf-game');
    await pointTo(place, await putBuild(place, from, Date.UTC(2026, 10, 22, 12, 0, version)));
    return place.folder;
  }
  const start = (image: string, volume: string) =>
    run('sh', [path.join(root, 'deploy/adopt-build.sh'), 'echo', 'serving'], {
      isQuiet: true,
      env: { BUILD_FROM: image, BUILD_TO: volume },
    });
  const currentOf = async (folder: string) =>
    JSON.parse(await readFile(path.join(folder, 'current.json'), 'utf8')).build;

  it('adds its build to those of earlier images, and an older image rolls back', { tags: ['nightly'] }, async () => {
    const volume = await makeFolder();
    const images = [];
    for (let version = 0; version < 8; version += 1) images.push(await makeImage(version));
    for (const image of images) expect(await start(image, volume)).toMatchObject({ status: 0, output: 'serving\n' });
    const kept = await readdir(path.join(volume, 'builds'));
    const newest = await currentOf(volume);

    await start(images[6] ?? '', volume);

    expect(kept).toHaveLength(6);
    expect(newest).toBe(await currentOf(images[7] ?? ''));
    expect(await currentOf(volume)).toBe(await currentOf(images[6] ?? ''));
    expect(await readdir(path.join(volume, 'builds'))).toEqual(kept);
    expect((await readdir(volume)).toSorted()).toEqual(['builds', 'current.json']);
  });
});
