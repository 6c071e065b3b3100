// @ts-check
/** @import { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter' */
import path from 'node:path';
import { root } from '../run.mjs';
import { send } from './progress.mjs';

/** @param {readonly TestError[]} errors */
const textOf = (errors) =>
  errors.map(({ message, stack, snippet = '' }) => `${stack ?? message}\n${snippet}`).join('\n');

/**
 * Sends the progress of Playwright to the process that runs it (`runStep`).
 * @implements {Reporter}
 */
export default class PlaywrightReporter {
  /** @param {FullConfig} _ @param {Suite} suite */
  onBegin(_, suite) {
    send({ total: suite.allTests().length, unit: 'tests' });
  }

  /** @param {TestCase} test @param {TestResult} result */
  onTestEnd(test, { status, errors, duration }) {
    const file = `${path.relative(root, test.location.file)}:${test.location.line}`;
    const isExpected = status === test.expectedStatus;
    const state = status === 'skipped' ? 'skipped' : isExpected ? 'passed' : 'failed';
    send({ test: { file, title: test.title, state, seconds: duration / 1000, message: textOf(errors) } });
    send({ endOf: file });
  }

  /** @param {TestError} error */
  onError(error) {
    send({
      test: { file: '', title: 'Error outside of a test', state: 'failed', seconds: 0, message: textOf([error]) },
    });
  }

  /** The runner prints everything. */
  printsToStdio() {
    return false;
  }
}
