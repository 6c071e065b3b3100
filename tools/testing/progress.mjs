// @ts-check
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} TestResult
 * @property {string} file path from the repository's root, with Playwright also the line
 * @property {string} title
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {number} seconds
 * @property {string} message of the error, or empty
 */

/**
 * Message of a reporter to the process that runs the tests: how many files or tests there are, the result of a test, or that
 * one of those files or tests has ended.
 * @typedef {{ total: number, unit: 'files' | 'tests' } | { test: TestResult } | { endOf: string }} Progress
 */

const maxLines = 40;

/** Sends to the parent process, if it listens. @param {Progress} progress */
export function send(progress) {
  if ('test' in progress) {
    const lines = stripVTControlCharacters(progress.test.message).trim().split('\n');
    progress.test.message = lines.slice(0, maxLines).join('\n');
  }
  process.send?.(progress);
}
