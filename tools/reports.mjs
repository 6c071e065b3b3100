// @ts-check
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/**
 * What a suite's own report says: how many tests passed and failed, and a text for each that failed.
 * @typedef {{ passed: number, failed: number, failures: readonly string[] }} Figures
 */

/** Lines of a failure that are shown: what was expected, and where; not the whole page a test looked at. */
const mostLines = 12;

/** @param {string} title @param {readonly string[]} messages */
function failure(title, messages) {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).trimEnd().split('\n'));
  return [title, ...lines.slice(0, mostLines).map((line) => `  ${line}`)].join('\n');
}

/** @param {string} file */
const shortened = (file) => path.relative(root, file);

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */

/** @param {VitestFile} file */
function failuresOf({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status !== 'passed');
  // A file that breaks before its first test has no test that failed.
  if (tests.length === 0 && status === 'failed') return [failure(shortened(name), [message])];
  return tests.map((test) =>
    failure(`${shortened(name)} > ${test.fullName} (${test.status})`, test.failureMessages ?? []),
  );
}

/**
 * Reads Vitest's JSON report. A test that was skipped has not passed.
 * @param {string} text
 * @returns {Figures}
 */
export function readVitest(text) {
  const { numPassedTests, numTotalTests, numTotalTestSuites, numFailedTestSuites, testResults } = JSON.parse(text);
  const failed = numTotalTests - numPassedTests;
  return {
    passed: numPassedTests,
    failed: failed || (numTotalTestSuites > 0 ? numFailedTestSuites : 0),
    failures: testResults.flatMap(failuresOf),
  };
}

/** @typedef {{ status: string, errors: { message?: string }[] }} PlaywrightResult */
/** @typedef {{ status: string, projectName: string, results: PlaywrightResult[] }} PlaywrightTest */
/** @typedef {{ title: string, file: string, line: number, tests: PlaywrightTest[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/** @param {PlaywrightSuite} suite @returns {readonly PlaywrightSpec[]} */
function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * Reads Playwright's JSON report. A test that was skipped, or passed at its second try only, has not passed.
 * @param {string} text
 * @returns {Figures}
 */
export function readPlaywright(text) {
  const { stats, suites = [], errors = [] } = JSON.parse(text);
  const tests = specsOf({ suites }).flatMap(({ title, file, line, tests: runs }) =>
    runs
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const messages = results.flatMap((result) => result.errors).map(({ message = '' }) => message);
        return failure(`${file}:${line} > ${title} (${status})`, messages);
      }),
  );
  const general = errors.map((/** @type {{ message?: string }} */ { message = '' }) =>
    failure('Playwright', [message]),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    failures: [...general, ...tests],
  };
}
