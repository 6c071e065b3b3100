// @ts-check
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readPlaywright, readVitest } from './reports.mjs';
import { bin, root, run } from './run.mjs';

/**
 * One thing that is checked. `read` reads how many tests passed and failed; without it the step itself is one check.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [report] file the tool writes its figures to
 * @property {(report: string) => import('./reports.mjs').Figures} [read]
 * @property {number} [silentLimitMs] what writes nothing for so long hangs, and is begun again once
 */

/** No check is silent for so long, on a machine three times as slow as ours. */
const usualSilenceMs = 300_000;

/** @typedef {import('./reports.mjs').Figures & { name: string, seconds: number, output: string }} Outcome */

/** Folders that hold a tsconfig.json of their own, each one type-checked by itself. */
export function typedFolders() {
  const places = ['.', 'api', 'mf-game'].flatMap((parent) =>
    readdirSync(path.join(root, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .map((entry) => path.join(parent, entry.name)),
  );
  return places.filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json'))).toSorted();
}

/** Format, lint, types of each folder, dead code: the checks that need no build and no browser. */
export function staticSteps() {
  return [
    { name: 'lint', command: bin('oxlint'), args: ['--config', 'oxlint.config.mjs', '--deny-warnings'] },
    { name: 'format', command: bin('oxfmt'), args: ['--check'] },
    { name: 'dead code', command: bin('knip'), args: ['--config', 'config/knip.json', '--no-config-hints'] },
    ...typedFolders().map((folder) => ({ name: `types ${folder}`, command: bin('tsc'), args: ['-p', folder] })),
  ];
}

const reports = path.join(root, '.cache/reports');

/**
 * A Vitest run of some of the projects, counted from its own report.
 * @param {string} name
 * @param {readonly string[]} projects
 * @param {readonly string[]} [more] further arguments of Vitest
 * @returns {Step}
 */
export function vitestStep(name, projects, more = []) {
  const report = path.join(reports, `${name.replaceAll(' ', '-')}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  return {
    name,
    command: bin('vitest'),
    args: ['run', ...chosen, ...more, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    report,
    read: readVitest,
  };
}

/** @returns {Step} */
export function endToEndStep() {
  const report = path.join(reports, 'end-to-end.json');
  return {
    name: 'end to end',
    command: bin('playwright'),
    args: ['test', '--reporter=line,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: readPlaywright,
  };
}

/**
 * Runs one step and counts it. A tool that crashes, writes no report or ran nothing counts as one failure.
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
export async function perform({ name, command, args, env = {}, report, read, silentLimitMs = usualSilenceMs }) {
  const attempt = () => {
    if (report) {
      mkdirSync(path.dirname(report), { recursive: true });
      rmSync(report, { force: true });
    }
    return run(command, args, { env, isQuiet: true, silentLimitMs });
  };
  let finished = await attempt();
  if (finished.isHung) {
    // Seen once in a dozen runs: a browser waited for ever for the file of a story. What fails is never tried again.
    console.log(`again ${name}: it wrote nothing for ${silentLimitMs / 1000} s. The end of what it wrote:`);
    console.log(indented(finished.output.slice(-2000)));
    finished = await attempt();
  }
  const { status, output, seconds } = finished;
  const outcome = { name, seconds, output, ...figuresOf(status, report, read) };
  print(outcome);
  return outcome;
}

/**
 * @param {number} status
 * @param {string | undefined} report
 * @param {Step['read']} read
 * @returns {import('./reports.mjs').Figures}
 */
function figuresOf(status, report, read) {
  if (!report || !read) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, failures: [] };
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: [] };
  const figures = read(readFileSync(report, 'utf8'));
  const isSilentFailure = figures.failed === 0 && (status !== 0 || figures.passed === 0);
  return isSilentFailure ? { ...figures, failed: 1 } : figures;
}

/** @param {string} text */
const indented = (text) => text.trimEnd().replaceAll(/^/gm, '      ');

/** What failed comes first: of a long output often only the beginning is kept. @param {Outcome} outcome */
function print({ name, passed, failed, failures, seconds, output }) {
  const figures = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} FAILED`;
  console.log(`${failed === 0 ? '  ok' : 'FAIL'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s   ${figures}`);
  if (failed > 0) console.log([...failures, output].map(indented).join('\n\n'));
}

/**
 * Runs steps, at most `width` at once; the longest should come first.
 * @param {readonly Step[]} steps
 * @param {number} width
 */
export async function performAll(steps, width) {
  const waiting = [...steps];
  /** @type {Outcome[]} */
  const outcomes = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await perform(step));
  };
  await Promise.all(Array.from({ length: width }, worker));
  return outcomes;
}

/**
 * Adds up, prints the closing line alone and sets the exit code.
 * @param {readonly Outcome[]} outcomes
 */
export function conclude(outcomes) {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  for (const { name, failed: ofThis } of outcomes) if (ofThis > 0) console.log(`FAIL  ${name}`);
  console.log(`${passed} passed, ${failed} failed`);
}
