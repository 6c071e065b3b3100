import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../support/planted.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countertop-pictures-'));
const [storybook, references] = [path.join(folder, 'storybook'), path.join(folder, 'references')];

/** A Storybook of one story: a green square with one pixel in this colour. */
function plant(pixel: string) {
  const square =
    'position: absolute; inset: 40px auto auto 40px; inline-size: 100px; block-size: 100px; background: green';
  const dot = `position: absolute; inset: 60px auto auto 60px; inline-size: 1px; block-size: 1px; background: ${pixel}`;
  const entries = { 'planted--square': { id: 'planted--square', type: 'story' } };
  mkdirSync(storybook, { recursive: true });
  writeFileSync(path.join(storybook, 'index.json'), JSON.stringify({ entries }));
  writeFileSync(
    path.join(storybook, 'iframe.html'),
    `<!doctype html><title>Planted</title><div style="${square}"></div><div style="${dot}"></div>
    <script>globalThis.__STORYBOOK_PREVIEW__ = { currentRender: { phase: 'finished' } }</script>`,
  );
}

function pictures(...more: string[]) {
  const args = ['tools/pictures.mjs', `--storybook=${storybook}`, `--references=${references}`, ...more];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('one changed pixel fails npm run visual-regression', () => {
  // Each call starts a Chromium of its own.
  test.setTimeout(180_000);
  plant('green');
  expect(pictures().output).toContain('no pictures to compare with yet');
  expect(pictures('--update').status).toBe(0);
  expect(pictures().output).toContain('1 passed, 0 failed');

  plant('rgb(0 129 0)');
  const changed = pictures();

  expect(changed.status).toBe(1);
  expect(changed.output).toContain('planted--square');
  expect(changed.output).toContain('0 passed, 1 failed');
});
