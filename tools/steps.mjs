// @ts-check
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, root, run } from './run.mjs';

/**
 * A command of `npm test` or `npm run check`. It counts as one check, or as the tests in `report`.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [report] JSON report of Vitest or Playwright
 * @property {number} [timeLimitMs] the step is killed after this time and run once more
 */

/** @typedef {{ name: string, passed: number, failed: number, flaky?: readonly string[] }} Result */

const reportOf = (/** @type {string} */ name) => path.join(root, '.cache/reports', `${name}.json`);

/** Folders with a tsconfig.json. Each is type-checked on its own. */
function typedFolders() {
  return ['.', 'api', 'mf-game']
    .flatMap((parent) => readdirSync(path.join(root, parent)).map((name) => path.join(parent, name)))
    .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')))
    .toSorted();
}

/** Checks that need no build and no browser. @returns {Step[]} */
export function staticSteps() {
  return [
    { name: 'lint', command: bin('oxlint'), args: ['--config', 'oxlint.config.mjs', '--deny-warnings'] },
    { name: 'format', command: bin('oxfmt'), args: ['--check'] },
    { name: 'language', command: process.execPath, args: ['tools/quality/language.mjs'] },
    { name: 'dead code', command: bin('knip'), args: ['--config', 'config/knip.json', '--no-config-hints'] },
    ...typedFolders().map((folder) => ({ name: `types ${folder}`, command: bin('tsc'), args: ['-p', folder] })),
  ];
}

const flakyReportOf = (/** @type {string} */ report) => report.replace('.json', '.flaky.json');

/**
 * Runs some of the projects in vitest.config.ts. A failed test runs once more, because one slow moment of the machine must not
 * fail a whole run.
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {Partial<Step>} [more] `args` are added to Vitest's
 * @returns {Step}
 */
export function vitestStep(name, projects, { args = [], ...more } = {}) {
  const report = reportOf(name);
  const selected = projects.map((project) => `--project=${project}`);
  const reporters = ['dot', 'json', path.join(root, 'tools/quality/flakyReporter.mjs')].map(
    (reporter) => `--reporter=${reporter}`,
  );
  const command = ['run', '--retry=1', ...selected, ...reporters, `--outputFile.json=${report}`, ...args];
  return { name, command: bin('vitest'), args: command, report, env: { FLAKY_REPORT: flakyReportOf(report) }, ...more };
}

/** @returns {Step} */
export function storybookStep() {
  const args = ['build', '--output-dir', 'storybook-static', '--stats-json', '--quiet'];
  return { name: 'build-storybook', command: bin('storybook'), args };
}

/** As with Vitest, a failed test runs once more. @returns {Step} */
export function endToEndStep() {
  const report = reportOf('end-to-end');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const args = ['test', '--reporter=dot,json', '--retries=1'];
  return { name: 'end to end', command: bin('playwright'), args, env, report };
}

/**
 * Returns `file:line title` of each test that failed first and then passed.
 * @param {import('@playwright/test/reporter').JSONReportSuite} suite
 * @returns {string[]}
 */
function flakyIn({ specs, suites = [] }) {
  const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...flaky.map(({ file, line, title }) => `${file}:${line} ${title}`), ...suites.flatMap(flakyIn)];
}

/** Flaky tests count as passed and are listed. Skipped tests count as failed. @param {string} report */
function totalsIn(report) {
  const { stats, suites, ...vitest } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats) {
    const failed = stats.unexpected + stats.skipped;
    return { passed: stats.expected + stats.flaky, failed, flaky: suites.flatMap(flakyIn) };
  }
  const { numPassedTests, numTotalTests, numFailedTestSuites } = vitest;
  const flaky = existsSync(flakyReportOf(report)) ? JSON.parse(readFileSync(flakyReportOf(report), 'utf8')) : [];
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests || numFailedTestSuites, flaky };
}

/**
 * Runs a step and prints its result. A tool that crashes or runs no test counts as one failure.
 * @param {Step} step
 * @param {{ isQuiet?: boolean, isRetry?: boolean }} [options] `isQuiet` shows the output only if the step fails
 * @returns {Promise<Result>}
 */
export async function runStep(step, { isQuiet = step.report === undefined, isRetry = false } = {}) {
  const { name, command, args, env, report, timeLimitMs } = step;
  if (report) {
    mkdirSync(path.dirname(report), { recursive: true });
    rmSync(report, { force: true });
    rmSync(flakyReportOf(report), { force: true });
  }
  if (!isQuiet) console.log(`\n${name}`);
  const startedAt = Date.now();
  const { status, output, isTimedOut } = await run(command, args, { env, isQuiet, timeLimitMs });
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  if (isTimedOut && !isRetry) {
    console.log(`${name} did not finish within ${seconds} s. Running it once more.`);
    return runStep(step, { isQuiet, isRetry: true });
  }
  const totals = report && existsSync(report) ? totalsIn(report) : { passed: report || status ? 0 : 1, failed: 0 };
  const failed = totals.failed || (status !== 0 || totals.passed === 0 ? 1 : 0);
  if (failed) console.log(output.trimEnd());
  console.log(`${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(24)} ${seconds.padStart(6)} s`);
  return { name, ...totals, failed };
}

/**
 * Runs steps, two at a time. Put the longest first.
 * @param {readonly Step[]} steps
 */
export async function runInParallel(steps) {
  const waiting = [...steps];
  /** @type {Result[]} */
  const results = [];
  async function worker() {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step, { isQuiet: true }));
  }
  await Promise.all([worker(), worker()]);
  return results;
}

/**
 * Prints the flaky tests, the failed steps and, as the last line, the totals. Sets the exit code.
 * @param {readonly Result[]} results
 */
export function summarize(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  console.log('');
  for (const { name, flaky = [] } of results) {
    for (const test of flaky) console.log(`FLAKY  ${name}: ${test} failed first and passed when run again. Fix it.`);
  }
  for (const result of results) if (result.failed > 0) console.log(`FAIL  ${result.name}: ${result.failed} failed`);
  console.log(`${passed} passed, ${failed} failed`);
}
