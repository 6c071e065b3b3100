import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../support/planted.ts';

// Each test runs whole tools while other tests run.

/** A copy of the sources, so that generated files meet the real code without leaving a trace in it. */
let repository: string;

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: repository, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const generate = (...args: string[]) =>
  run(process.execPath, path.join(root, 'tools/commands/new.mjs'), ...args, '--repository', repository);
const built = /(^|\/)(node_modules|dist|dist-[^/]+)$/;

const packages = {
  api: 'api',
  client: 'api/client',
  contract: 'api/contract',
  'design-system': 'design-system',
  engine: 'mf-game/engine',
  'mf-account': 'mf-account',
  'mf-admin': 'mf-admin',
  'mf-game': 'mf-game',
  phrases: 'mf-game/phrases',
  routes: 'shell/routes',
  shell: 'shell',
} as const;

/** Links every installed package, and those of the workspace to the copy. */
function linkPackages() {
  const workspace = path.join(repository, 'node_modules/@countertop');
  mkdirSync(workspace, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '@countertop' || name.startsWith('.')) continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(repository, 'node_modules', name));
  }
  for (const [name, folder] of Object.entries(packages))
    symlinkSync(path.join(repository, folder), path.join(workspace, name));
}

const requests = [
  ['component', 'Thermometer'],
  ['page', 'OpeningHours'],
  ['page', 'GiftCards', '--in', 'mf-account'],
  ['resource', 'Medal'],
];
/** Files that the generators wrote or edited. */
let files: readonly string[];

beforeAll(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'countertop-new-'));
  const rest = ['.storybook', 'config', 'tools', 'tools/payments-sandbox', 'tests/support'];
  const folders = ['api', 'design-system', 'shell', 'mf-game', 'mf-account', 'mf-admin', ...rest];
  const configuration = ['tsconfig.json', 'oxlint.config.mjs', '.oxfmtrc.json', 'package.json', 'vitest.config.ts'];
  for (const name of [...folders, ...configuration]) {
    cpSync(path.join(root, name), path.join(repository, name), {
      recursive: true,
      filter: (file) => !built.test(file),
    });
  }
  linkPackages();
  const results = requests.map((args) => generate(...args));
  const failed = results.find(({ status }) => status !== 0);
  if (failed) throw new Error(failed.output);
  files = results.flatMap(({ output }) =>
    [...output.matchAll(/^(?:wrote|edited) (.+)$/gm)].map(([, file = '']) => file),
  );
});

afterAll(() => {
  rmSync(repository, { recursive: true, force: true });
});

/** Renders pages with the copy's own build and returns their HTML. */
function render(...paths: string[]) {
  const script = `
    import { rspack } from '@rspack/core';
    import { prerender } from './shell/rspack.config.mjs';
    rspack(prerender).run(async (error, stats) => {
      if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
      const { default: { render } } = await import('./.cache/prerender/main.cjs');
      for (const path of ${JSON.stringify(paths)}) console.log((await render(path)).body);
    });`;
  return run(process.execPath, '--input-type=module', '-e', script).output;
}

describe('npm run new', () => {
  it.each(requests)('overwrites nothing when it writes a %s, %s, again', (...args) => {
    expect(generate(...args)).toMatchObject({ status: 1, output: expect.stringContaining('already exists') });
  });

  it.each([
    ['castle', 'Button'],
    ['component', 'lowercase'],
    ['component', 'Lamp', '--in', 'mf-account'],
  ])('prints its usage for %s %s', (...args) => {
    expect(generate(...args)).toMatchObject({ status: 1, output: expect.stringContaining('Usage:') });
  });

  it('names the remotes when it is given another folder', () => {
    expect(generate('page', 'Lamps', '--in', 'api')).toMatchObject({
      status: 1,
      output: expect.stringContaining('Remotes: mf-account'),
    });
  });
});

describe('what npm run new writes', () => {
  it('passes the formatter and the linter', () => {
    expect(files.length).toBeGreaterThan(15);
    expect(run(bin('oxfmt'), '--check', ...files).output).not.toContain('Format issues');
    const lint = run(bin('oxlint'), '--config', 'oxlint.config.mjs', '--deny-warnings', ...files);
    expect(lint.status, lint.output).toBe(0);
  });

  // The API imports its contract.
  it.each(['design-system', 'api', 'mf-account', 'shell'])('compiles in %s', (folder) => {
    expect(run(bin('tsc'), '-p', folder).output).toBe('');
  });

  it('has tests that pass, and keeps those of the page registry passing', () => {
    const result = run(
      bin('vitest'),
      'run',
      '--project',
      'node',
      'shell/src/pages/pages.test.ts',
      'api/src/resources/medal',
    );

    expect(result.status, result.output).toBe(0);
    expect(result.output).toMatch(/Test Files .*2 passed/);
  });

  it('has pages of the shell and of a remote that the build finds without another edit', () => {
    const html = render('/opening-hours', '/gift-cards');

    expect(html).toContain('Opening hours</h1>');
    expect(html).toContain('Gift cards</h1>');
  });
});
