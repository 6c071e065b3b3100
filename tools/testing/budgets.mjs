// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/** @import { TestResult } from './progress.mjs' */

const file = 'config/testBudgets.json';
/** A step fails if it needs this much more than its budget. */
const tolerance = 1.25;
const shown = 10;

/** Returns the files added or changed since the budgets were last set, or undefined without Git. */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  try {
    const since = git('log', '-1', '--format=%H', '--', file).trim();
    const untracked = git('ls-files', '--others', '--exclude-standard');
    return new Set(`${git('diff', '--name-only', since)}\n${untracked}`.split('\n'));
  } catch {
    return undefined;
  }
}

/**
 * Returns why a step is over its budget of CPU seconds in `config/testBudgets.json`, or undefined. The message lists the most expensive
 * tests in files that were added or changed since the budgets were set.
 * @param {string} name of the step
 * @param {{ seconds: number, slowness: number }} cpu `slowness` compares the machine with the one on which the budgets were measured
 * @param {readonly TestResult[]} tests
 */
export function budgetFailure(name, { seconds, slowness }, tests) {
  /** @type {Record<string, number | undefined>} */
  const budgets = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const budget = budgets[name];
  const used = seconds / Math.max(slowness, 1);
  if (process.env['TEST_ALL'] || budget === undefined || used <= budget * tolerance) return undefined;
  const changed = changedFiles();
  const expensive = tests
    .filter((test) => changed?.has(test.file.replace(/:\d+$/, '')) ?? true)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, shown)
    .map((test) => `${test.seconds.toFixed(1)} s  ${test.file} ${test.title}`);
  return [
    `${name} took ${used.toFixed(0)} CPU seconds. Its budget is ${budget}, and a quarter more is tolerated.`,
    'The most expensive tests in files changed since the budgets were set:',
    ...expensive,
    `Make them cheaper, run them nightly (CONTRIBUTING.md), or raise the budget in ${file} with a reason.`,
  ].join('\n');
}
