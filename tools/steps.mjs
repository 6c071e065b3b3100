// @ts-check
import path from 'node:path';
import { bin, root } from './run.mjs';

/** @import { Step } from './testing/runStep.mjs' */

const reporter = (/** @type {string} */ name) => path.join(root, 'tools/testing', name);

/** @param {string} text */
const quote = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * A check that needs no build and no browser.
 * @param {string} name
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} alone
 * @returns {Step}
 */
const check = (name, command, args, alone) => ({ name, command, args, alone: () => alone });

/**
 * The linter, which also checks types, and the formatter; at night, dead code in the whole repository.
 * @param {readonly string[]} [files] to check; all by default
 */
export function staticSteps(files = []) {
  const lint = ['--config', 'oxlint.config.mjs', '--deny-warnings', '--type-check', ...files];
  return [
    check('lint and types', bin('oxlint'), lint, 'npm run lint'),
    check('format', bin('oxfmt'), ['--check', ...files], 'npm run format'),
    ...(files.length === 0 && process.env['TEST_ALL']
      ? [
          check(
            'dead code',
            bin('knip'),
            ['--config', 'config/knip.json', '--no-config-hints'],
            'npx knip --config config/knip.json',
          ),
        ]
      : []),
  ];
}

export const buildStep = () => check('build', process.execPath, ['tools/build.mjs'], 'npm run build');

/** Projects of the tests, by the part of the suite. All tests with a screen reader are nightly. */
export const vitestProjects = () => ({
  unit: ['node', 'dom', 'postgres'],
  stories: process.env['TEST_ALL'] ? ['stories', 'a11y'] : ['stories'],
});

/** Twice as long as a test may take: in rare cases Vitest waits forever for a page of the browser (vitest-dev/vitest#10166). */
const maxSilenceMs = 240_000;

/**
 * Runs some of the projects in vitest.config.ts, or in another configuration.
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {readonly string[]} [args] additional arguments: filters, `--config`
 * @param {Partial<Step>} [more]
 * @returns {Step}
 */
export function vitestStep(name, projects, args = [], more = {}) {
  const fixed = [
    'run',
    `--reporter=${reporter('vitestReporter.mjs')}`,
    ...projects.map((project) => `--project=${project}`),
    ...(process.env['TEST_ALL'] ? [] : ['--tags-filter=!nightly']),
  ];
  return {
    name,
    command: bin('vitest'),
    args: [...fixed, ...args],
    hasReporter: true,
    maxSilenceMs,
    alone: ({ file, title }) => `npm test -- ${name} ${file}${title ? ` -t ${quote(title)}` : ''}`,
    resume: (ended) =>
      vitestStep(name, projects, [...args, ...[...ended].map((file) => `--exclude=${file}`)], {
        ...more,
        isSelection: true,
      }),
    ...more,
  };
}

/**
 * @param {readonly string[]} [args] additional arguments of Playwright: filters
 * @param {Partial<Step>} [more]
 * @returns {Step}
 */
export function endToEndStep(args = [], more = {}) {
  return {
    name: 'e2e',
    command: bin('playwright'),
    args: ['test', `--reporter=${reporter('playwrightReporter.mjs')}`, ...args],
    hasReporter: true,
    alone: ({ file }) => `npm test -- e2e ${file}`,
    ...more,
  };
}

/** The built Storybook, and what TurboSnap would take of it. */
export const storybookSteps = () => [
  check(
    'build-storybook',
    bin('storybook'),
    ['build', '--output-dir', 'storybook-static', '--stats-json', '--quiet'],
    'npm run build-storybook',
  ),
  check('turbosnap', process.execPath, ['tools/commands/turbosnap.mjs'], 'node tools/commands/turbosnap.mjs'),
];
