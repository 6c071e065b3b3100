// @ts-check
import '../node-version.mjs';
import { browser, installShell } from '../browser.mjs';
import { onlyFonts } from '../fonts.mjs';
import { install } from '../install.mjs';
import { root } from '../run.mjs';
import { buildStep, endToEndStep, staticSteps, storybookSteps, vitestProjects, vitestStep } from '../steps.mjs';
import { ownTemporaryFolder } from '../temporaryFolder.mjs';
import { affectedSpecs, changedFiles } from '../testing/changes.mjs';
import { runInParallel, runStep, summarize } from '../testing/runStep.mjs';
import { themeSteps } from '../testing/themes.mjs';

/** @import { Result, Step } from '../testing/runStep.mjs' */

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
    const { startPostgres } = await import('../../tests/support/postgres/postgres.mjs');
    const { url, stop } = await startPostgres();
    process.env['TEST_POSTGRES'] = url;
    return stop;
  } catch (error) {
    skipped = `SKIPPED  postgres: ${error instanceof Error ? error.message : String(error)}`;
    return async () => {};
  }
}

/** @param {readonly string[]} args @param {Partial<Step>} [more] */
async function unit(args, more) {
  const stop = await startTestPostgres();
  const projects = vitestProjects().unit.filter((project) => project !== 'postgres' || !skipped);
  const result = await runStep(vitestStep('unit', projects, ['--config=config/vitest.unit.config.ts', ...args], more));
  await stop();
  return result;
}

/** @typedef {(args: readonly string[], more?: Partial<Step>) => Promise<readonly Result[]>} Part */

/** Parts of the suite in the order in which they run. @satisfies {Record<string, Part>} */
const parts = {
  build: async () => [await runStep(buildStep())],
  /** @param {readonly string[]} files */
  static: (files) => runInParallel(staticSteps(files)),
  /** @type {Part} */
  unit: async (args, more) => [await unit(args, more)],
  /** @type {Part} */
  stories: async (args, more) => [await runStep(vitestStep('stories', vitestProjects().stories, args, more))],
  /** @type {Part} */
  e2e: async (args, more) => [await runStep(endToEndStep(args, more))],
};

/** All parts, in the order of `npm run test:all`. @satisfies {Record<string, Part>} */
const nightlyParts = {
  storybook: async () => {
    const results = [];
    for (const step of storybookSteps()) results.push(await runStep(step));
    return results;
  },
  ...parts,
  /** @type {Part} */
  themes: async (names) => {
    const results = [];
    // One after the other: all at once, stories time out on two cores.
    for (const step of themeSteps(names)) results.push(await runStep(step));
    return results;
  },
};

const withoutBrowser = new Set(['build', 'static', 'unit']);

/** Runs what the changes since the merge base with `main` can affect. */
async function testChanges() {
  const { base, files } = changedFiles();
  const isChanged = { isSelection: true, mayBeEmpty: true };
  const code = files.filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
  const results = code.length > 0 ? [...(await parts.static(code))] : [];
  results.push(...(await parts.unit([`--changed=${base}`], isChanged)));
  // Stories that show the changes are checked as at night.
  process.env['TEST_ALL'] = '1';
  results.push(...(await parts.stories([`--changed=${base}`], isChanged)));
  const specs = affectedSpecs(files);
  if (specs.length > 0) results.push(...(await parts.build()), ...(await parts.e2e(specs, isChanged)));
  return results;
}

/** Takes the names of parts from the front of the arguments; what follows filters the tests of one part. @param {string[]} args */
function choose(args) {
  /** @type {Record<string, Part>} */
  const available = args[0] === '--all' ? nightlyParts : parts;
  const filters = args.filter((arg) => arg !== '--all' && arg !== '--changed');
  /** @type {string[]} */
  const names = [];
  while (filters[0] !== undefined && filters[0] in available) names.push(filters.shift() ?? '');
  if (filters.length > 0 && names.length !== 1) {
    throw new Error(`Name one part before '${filters.join(' ')}'. Choose from: ${Object.keys(available).join(', ')}.`);
  }
  const needsBuild = names.includes('e2e') && !names.includes('build');
  const chosen = names.length === 0 ? Object.keys(available) : needsBuild ? ['build', ...names] : names;
  return { available, chosen, filters };
}

// `npm test`: what protects users. `npm run test:all`: also the rest. `npm run test:changed`: what changes affect.
// `npm test -- stories Button`: one part, with filters of its tool, also of nightly tests. Ends with `N passed, N failed`.
process.chdir(root);
ownTemporaryFolder();
/** @type {Result[]} */
const results = [];
try {
  const args = process.argv.slice(2);
  const { available, chosen, filters } = choose(args);
  // A test that somebody names runs even if it is nightly.
  if (args[0] === '--all' || filters.length > 0) process.env['TEST_ALL'] = '1';
  const needsBrowser = chosen.some((name) => !withoutBrowser.has(name));
  await Promise.all([install(), needsBrowser && installShell()]);
  if (needsBrowser) {
    process.env['CHROMIUM_PATH'] = await browser();
    // The fonts of the machine change no result.
    process.env['FONTCONFIG_FILE'] = onlyFonts(['Liberation Sans', 'DejaVu Sans']);
  }
  if (args[0] === '--changed') results.push(...(await testChanges()));
  else
    for (const name of chosen) {
      const own = name === 'build' ? [] : filters;
      results.push(...((await available[name]?.(own, { isSelection: own.length > 0 })) ?? []));
    }
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const failure = {
    file: '',
    title: '',
    message,
    seconds: 0,
    alone: 'npm test',
    state: /** @type {const} */ ('failed'),
  };
  results.push({ name: 'setup', passed: 0, seconds: 0, failures: [failure] });
}
if (skipped) console.log(skipped);
summarize(results);
