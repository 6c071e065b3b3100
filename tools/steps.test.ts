import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run } from './run.mjs';
import { perform } from './steps.mjs';

vi.setConfig({ testTimeout: 30_000 });

/** Node with a program of one line. */
const program = (line: string) => ({ command: process.execPath, args: ['-e', line] });

it('ends what writes nothing for too long, and says so', async () => {
  const { command, args } = program('setInterval(() => {}, 1000)');

  const { status, output, isHung } = await run(command, args, { isQuiet: true, silentLimitMs: 300 });

  expect([isHung, status]).toEqual([true, 1]);
  expect(output).toContain('It wrote nothing for 0.3 s, and was ended.');
});

it('leaves alone what goes on writing', async () => {
  const { command, args } = program(
    "let left = 30; const beat = setInterval(() => { console.log('.'); if ((left -= 1) === 0) clearInterval(beat); }, 100)",
  );

  const { status, output, isHung } = await run(command, args, { isQuiet: true, silentLimitMs: 2000 });

  expect([isHung, status]).toEqual([false, 0]);
  expect(output.match(/\./g)).toHaveLength(30);
});

it('begins a check again that hung, once, and none that failed', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const folder = mkdtempSync(path.join(tmpdir(), 'countertop-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mark = (name: string) => JSON.stringify(path.join(folder, name));
  const once = (name: string, work: string) =>
    program(
      `const fs = require('fs'); if (!fs.existsSync(${mark(name)})) { fs.writeFileSync(${mark(name)}, ''); ${work} }`,
    );

  const hung = await perform({ name: 'hung', ...once('hung', 'setInterval(() => {}, 1000)'), silentLimitMs: 1500 });
  const failed = await perform({ name: 'failed', ...once('failed', 'process.exit(3)'), silentLimitMs: 10_000 });
  const always = await perform({ name: 'always', ...program('setInterval(() => {}, 1000)'), silentLimitMs: 200 });

  expect(existsSync(path.join(folder, 'hung'))).toBe(true);
  expect([hung, failed, always].map((outcome) => [outcome.passed, outcome.failed])).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
  ]);
});
