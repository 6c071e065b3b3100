import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../support/planted.ts';

const storybook = () => test.info().outputPath('storybook');
const references = () => test.info().outputPath('references');

/** Writes a Storybook with one story: a green square with one pixel in the given color. */
function plant(pixel: string) {
  const square =
    'position: absolute; inset: 40px auto auto 40px; inline-size: 100px; block-size: 100px; background: green';
  const dot = `position: absolute; inset: 60px auto auto 60px; inline-size: 1px; block-size: 1px; background: ${pixel}`;
  const entries = { 'planted--square': { id: 'planted--square', type: 'story' } };
  mkdirSync(storybook(), { recursive: true });
  writeFileSync(path.join(storybook(), 'index.json'), JSON.stringify({ entries }));
  writeFileSync(
    path.join(storybook(), 'iframe.html'),
    `<!doctype html><html data-finished-stories="planted--square"><title>Planted</title>
    <div style="${square}"></div><div style="${dot}"></div>`,
  );
}

function compare(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/commands/visual-regression.mjs', ...options], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, STORYBOOK_DIR: storybook(), REFERENCES_DIR: references() },
  });
  return { status, output: stdout + stderr };
}

test('one changed pixel fails npm run visual-regression', () => {
  plant('green');
  expect(compare()).toMatchObject({ status: 1, output: expect.stringContaining('no reference screenshots') });
  expect(compare('--update-snapshots')).toMatchObject({ status: 0 });
  const unchanged = compare();
  expect(unchanged, unchanged.output).toMatchObject({ status: 0 });
  expect(unchanged.output).toContain('1 passed');

  plant('rgb(0 129 0)');
  const changed = compare();

  expect(changed.status).toBe(1);
  expect(changed.output).toContain('planted--square');
  expect(changed.output).toContain('1 failed');
});
