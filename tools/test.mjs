// @ts-check
import './node-version.mjs';
import { browser, installShell } from './browser.mjs';
import { install } from './install.mjs';
import { root } from './run.mjs';
import { endToEndStep, runInParallel, runStep, staticSteps, storybookStep, summarize, vitestStep } from './steps.mjs';

/**
 * Once in about a dozen runs, a browser waited forever for a story's file. The suite takes seven minutes on two quiet cores, and over ten on
 * slow ones.
 */
const storiesTimeLimitMs = 1_200_000;

const withoutPostgres = ['node', 'dom', 'rendered'];

/** Why nothing ran on PostgreSQL, if so. */
let skipped = '';

/**
 * Starts a PostgreSQL server for all suites unless TEST_POSTGRES names one.
 * @returns {Promise<() => Promise<void>>} stops the server
 */
async function startTestPostgres() {
  if (process.env['TEST_POSTGRES']) return async () => {};
  try {
    // Available once the packages are installed.
    const { startPostgres } = await import('../tests/support/postgres/postgres.mjs');
    const { url, stop } = await startPostgres();
    process.env['TEST_POSTGRES'] = url;
    return stop;
  } catch (error) {
    skipped = `SKIPPED  postgres: ${error instanceof Error ? error.message : String(error)}`;
    return async () => {};
  }
}

// `npm test`: every check and every suite. Needs only Node and npm. Ends with `N passed, N failed`.
process.chdir(root);
/** @type {import('./steps.mjs').Result[]} */
const results = [];
let stopPostgres = async () => {};
try {
  await Promise.all([install(), installShell()]);
  process.env['CHROMIUM_PATH'] = await browser();
  results.push(await runStep({ name: 'build', command: process.execPath, args: ['tools/build.mjs'] }));
  results.push(...(await runInParallel([storybookStep(), ...staticSteps()])));
  results.push(await runStep({ name: 'turbosnap', command: process.execPath, args: ['tools/turbosnap.mjs'] }));
  stopPostgres = await startTestPostgres();
  results.push(await runStep(vitestStep('unit', skipped ? withoutPostgres : [...withoutPostgres, 'postgres'])));
  results.push(await runStep(vitestStep('stories', ['stories', 'a11y'], { timeLimitMs: storiesTimeLimitMs })));
  results.push(await runStep(endToEndStep()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  results.push({ name: 'setup', passed: 0, failed: 1 });
}
await stopPostgres();
if (skipped) console.log(skipped);
summarize(results);
