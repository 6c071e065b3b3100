import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { runStep, summarize, vitestStep } from './steps.mjs';

vi.setConfig({ testTimeout: 30_000 });

let folder: string;

beforeEach(() => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  folder = mkdtempSync(path.join(tmpdir(), 'countertop-steps-'));
  onTestFinished(() => {
    log.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
});

/** A step that runs this line in Node. */
const step = (line: string) => ({ name: 'planted', command: process.execPath, args: ['-e', line] });

it('runs a step that exceeds its time limit once more, and none that failed', async () => {
  const marker = path.join(folder, 'marker');
  const once = (line: string) =>
    `const fs = require('fs'); const file = ${JSON.stringify(marker)}; if (!fs.existsSync(file)) { fs.writeFileSync(file, ''); ${line} }`;
  const hang = 'setInterval(() => {}, 1000)';

  const hungOnce = await runStep({ ...step(once(hang)), timeLimitMs: 1500 });
  rmSync(marker);
  const failed = await runStep({ ...step(once('process.exit(3)')), timeLimitMs: 10_000 });
  const hung = await runStep({ ...step(hang), timeLimitMs: 200 });

  expect(existsSync(marker)).toBe(true);
  expect([hungOnce, failed, hung].map((result) => [result.passed, result.failed])).toEqual([
    [1, 0],
    [0, 1],
    [0, 1],
  ]);
});

const vitestReport = { numTotalTests: 3, numPassedTests: 3, numFailedTestSuites: 0 };
const flakySpec = { file: 'a.spec.ts', line: 7, title: 'plays a week', tests: [{ status: 'flaky' }] };
const otherSpec = { file: 'a.spec.ts', line: 9, title: 'plays a day', tests: [{ status: 'expected' }] };
const playwrightReport = {
  stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
  suites: [{ specs: [otherSpec], suites: [{ specs: [flakySpec] }] }],
};

it.each([
  ['passed tests of Vitest', vitestReport, 0, [3, 0]],
  ['a failed or skipped test of Vitest', { ...vitestReport, numPassedTests: 1 }, 1, [1, 2]],
  ['a test file that cannot be loaded', { ...vitestReport, numFailedTestSuites: 1 }, 1, [3, 1]],
  ['passed tests of Playwright', playwrightReport, 0, [3, 0]],
  [
    'a flaky test of Playwright as passed',
    { ...playwrightReport, stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } },
    0,
    [4, 0],
  ],
  [
    'failed and skipped tests of Playwright',
    { ...playwrightReport, stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 } },
    1,
    [3, 3],
  ],
  ['a crash after all tests passed', vitestReport, 1, [3, 1]],
  ['a run without tests', { numTotalTests: 0, numPassedTests: 0, numFailedTestSuites: 0 }, 0, [0, 1]],
  ['a run without a report', undefined, 0, [0, 1]],
])('counts %s', async (_, content, status, totals) => {
  const report = path.join(folder, 'report.json');
  const source = path.join(folder, 'source.json');
  writeFileSync(source, JSON.stringify(content) ?? '');
  const write =
    content === undefined ? '' : `require('fs').copyFileSync(${JSON.stringify([source, report]).slice(1, -1)});`;

  const { passed, failed } = await runStep({ ...step(`${write} process.exit(${status})`), report }, { isQuiet: true });

  expect([passed, failed]).toEqual(totals);
});

it('lists flaky tests in the summary, which still succeeds', async () => {
  const report = path.join(folder, 'report.json');
  const source = path.join(folder, 'source.json');
  writeFileSync(source, JSON.stringify(playwrightReport));
  const copy = `require('fs').copyFileSync(${JSON.stringify([source, report]).slice(1, -1)})`;
  const log = vi.mocked(console.log);
  const { exitCode } = process;
  onTestFinished(() => {
    process.exitCode = exitCode;
  });

  summarize([await runStep({ ...step(copy), report }, { isQuiet: true })]);

  expect(process.exitCode).toBe(0);
  expect(log.mock.calls.flat()).toContain(
    'FLAKY  planted: a.spec.ts:7 plays a week failed first and passed when run again. Fix it.',
  );
  expect(log).toHaveBeenLastCalledWith('3 passed, 0 failed');
});

it('runs a failed test of Vitest once more and lists it as flaky, but not a test that fails twice', async () => {
  const file = path.join(folder, 'planted.test.ts');
  writeFileSync(
    file,
    `let runs = 0;
     it('is slow once', () => expect((runs += 1)).toBe(2));
     it('is broken', () => expect(1).toBe(2));`,
  );
  const args = [`--root=${folder}`, '--globals'];

  const result = await runStep(vitestStep('planted', [], { args }), { isQuiet: true });

  expect(result).toMatchObject({
    passed: 1,
    failed: 1,
    flaky: [expect.stringMatching(/planted\.test\.ts.* is slow once$/)],
  });
});
