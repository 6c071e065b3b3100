import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant, type Planted, root } from '../support/planted.ts';

/** Files that the generators edit. */
const edited = [
  'api/contract/src/pages.ts',
  'api/src/platform/db/migrationSource.ts',
  'api/src/platform/http/koa.ts',
  'shell/src/pages/pages.messages.ts',
  'shell/src/pages/pages.ts',
];

let planted: Planted;
beforeAll(() => {
  const migrations = readdirSync(path.join(root, 'api/migrations')).map((name) => `api/migrations/${name}`);
  planted = plant({}, ['.oxfmtrc.json', ...edited, ...migrations]);
});
afterAll(() => planted.remove());

function generate(...args: string[]) {
  const all = [path.join(root, 'tools/new.mjs'), ...args, '--repository', planted.folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

describe('npm run new', () => {
  it.each([
    ['component', 'Thermometer'],
    ['page', 'OpeningHours'],
    ['page', 'GiftCards', '--in', 'mf-account'],
    ['resource', 'Medal'],
  ])('writes a %s, %s, and overwrites nothing', { tags: ['nightly'] }, (...args) => {
    expect(generate(...args)).toMatchObject({ status: 0, output: expect.stringMatching(/^wrote /) });
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
