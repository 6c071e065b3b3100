import { expect, it } from 'vitest';
import { readPlaywright, readVitest } from './reports.mjs';
import { root } from './run.mjs';

function vitestReport(testResults: readonly object[], totals: { passed: number; tests: number; failedSuites: number }) {
  return JSON.stringify({
    numPassedTests: totals.passed,
    numTotalTests: totals.tests,
    numTotalTestSuites: testResults.length,
    numFailedTestSuites: totals.failedSuites,
    testResults,
  });
}

it('names the tests of Vitest that failed or were skipped, and what they said', () => {
  const tests = [
    { status: 'passed', fullName: 'adds', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'takes away',
      failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m\n    at sum.test.ts:3'],
    },
    { status: 'skipped', fullName: 'divides', failureMessages: [] },
  ];
  const file = { name: `${root}/api/src/sum.test.ts`, status: 'failed', message: '', assertionResults: tests };

  expect(readVitest(vitestReport([file], { passed: 1, tests: 3, failedSuites: 1 }))).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'api/src/sum.test.ts > takes away (failed)\n  expected 1 to be 2\n      at sum.test.ts:3',
      'api/src/sum.test.ts > divides (skipped)',
    ],
  });
});

it('names a file of tests that broke before its first test', () => {
  const file = { name: `${root}/a.test.ts`, status: 'failed', message: 'Cannot find module', assertionResults: [] };

  expect(readVitest(vitestReport([file], { passed: 0, tests: 0, failedSuites: 1 }))).toEqual({
    passed: 0,
    failed: 1,
    failures: ['a.test.ts\n  Cannot find module'],
  });
});

it('shows the beginning of a failure that is long', () => {
  const message = Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n');
  const tests = [{ status: 'failed', fullName: 'shows', failureMessages: [message] }];
  const file = { name: `${root}/a.test.ts`, status: 'failed', message: '', assertionResults: tests };

  const [shown] = readVitest(vitestReport([file], { passed: 0, tests: 1, failedSuites: 1 })).failures;

  expect(shown).toContain('line 11');
  expect(shown).not.toContain('line 12');
});

it('names the tests of Playwright that did not pass at once, wherever they are', () => {
  const run = (status: string, ...messages: string[]) => ({
    status,
    results: messages.map((message) => ({ errors: [{ message }] })),
  });
  const spec = (title: string, ...tests: object[]) => ({ title, file: 'day.spec.ts', line: 7, tests });
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('serves', run('expected'))],
        suites: [{ specs: [spec('pays', run('unexpected', 'not paid')), spec('saves', run('flaky', 'late'))] }],
      },
    ],
    errors: [{ message: 'A worker died.' }],
  };

  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 2,
    failures: [
      'Playwright\n  A worker died.',
      'day.spec.ts:7 > pays (unexpected)\n  not paid',
      'day.spec.ts:7 > saves (flaky)\n  late',
    ],
  });
});
