import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../support/planted.ts';

// Each runs a whole tool, beside everything else that is checked at the same time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let house: string;

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: house, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
const make = (...args: string[]) => run(process.execPath, path.join(root, 'tools/new.mjs'), ...args, '--in', house);
const built = /(^|\/)(node_modules|dist|dist-[^/]+)$/;

const rooms = {
  api: 'api',
  client: 'api/client',
  contract: 'api/contract',
  'design-system': 'design-system',
  engine: 'mf-game/engine',
  'mf-account': 'mf-account',
  'mf-admin': 'mf-admin',
  'mf-game': 'mf-game',
  shell: 'shell',
} as const;

/** Links every installed package, and our own ones to the copy. */
function linkPackages() {
  const ours = path.join(house, 'node_modules/@countertop');
  mkdirSync(ours, { recursive: true });
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '@countertop' || name.startsWith('.')) continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(house, 'node_modules', name));
  }
  for (const [name, folder] of Object.entries(rooms)) symlinkSync(path.join(house, folder), path.join(ours, name));
}

/** A copy of the sources, so that what is generated meets the real house and leaves no trace in it. */
beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'countertop-new-'));
  const rest = ['.storybook', 'tools', 'tools/payments-sandbox', 'tests/support/postgres'];
  const folders = ['api', 'design-system', 'shell', 'mf-game', 'mf-account', 'mf-admin', ...rest];
  const files = ['tsconfig.json', 'oxlint.config.mjs', 'config/layers.mjs', '.oxfmtrc.json', 'package.json'];
  for (const name of [...folders, ...files]) {
    cpSync(path.join(root, name), path.join(house, name), { recursive: true, filter: (file) => !built.test(file) });
  }
  linkPackages();
});

afterAll(() => {
  rmSync(house, { recursive: true, force: true });
});

describe('npm run new', () => {
  const kinds = {
    component: { name: 'Thermometer', folders: ['design-system'] },
    page: { name: 'OpeningHours', folders: ['shell'] },
    resource: { name: 'Award', folders: ['api/contract', 'api'] },
  } as const;

  it.each(Object.entries(kinds))('writes a %s that is formatted, linted and typed right', (kind, { name, folders }) => {
    const { status, output } = make(kind, name);
    const written = [...output.matchAll(/^wrote (.+)$/gm)].map(([, file = '']) => file);

    expect(status, output).toBe(0);
    expect(written.length).toBeGreaterThan(2);
    expect(run(bin('oxfmt'), '--check', ...written).output).not.toContain('Format issues');
    expect(run(bin('oxlint'), '--config', 'oxlint.config.mjs', ...written).status).toBe(0);
    for (const folder of folders) expect(run(bin('tsc'), '-p', folder).output).toBe('');
  });

  it('writes a resource whose own test passes once it is registered', () => {
    const { output } = make('resource', 'Medal');
    const [, name = ''] = /api\/migrations\/(\d+_medals)\.ts/.exec(output) ?? [];
    const registry = path.join(house, 'api/src/platform/db/migrationSource.ts');
    const source = readFileSync(registry, 'utf8').replace('\n];', `\n  { name: '${name}', migration: medals },\n];`);
    writeFileSync(registry, `import { medals } from '../../../migrations/${name}.ts';\n${source}`);

    const tested = run(bin('vitest'), 'run', 'api/src/resources/medal');

    expect(tested.status, tested.output).toBe(0);
  });

  it('refuses to overwrite, and says how it is used', () => {
    expect(make('component', 'Button')).toMatchObject({ status: 1, output: expect.stringContaining('exists already') });
    expect(make('castle', 'Button')).toMatchObject({ status: 1, output: expect.stringContaining('Usage:') });
    expect(make('component', 'lowercase')).toMatchObject({ status: 1, output: expect.stringContaining('Usage:') });
  });
});
