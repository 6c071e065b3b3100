// @ts-check
/** @import { Reporter, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node' */
import { send } from './progress.mjs';

/** @param {readonly { message: string, stack?: string | undefined, diff?: string | undefined }[]} errors */
const textOf = (errors) =>
  errors
    .map(({ message, stack = '', diff = '' }) => {
      const places = stack.split('\n').filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
      return [message, diff, ...places].filter(Boolean).join('\n');
    })
    .join('\n');

/**
 * Sends the progress of Vitest to the process that runs it (`runStep`).
 * @implements {Reporter}
 */
export default class VitestReporter {
  /** @param {readonly TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    send({ total: specifications.length, unit: 'files' });
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    const { relativeModuleId: file } = test.module;
    // Skipping is a failure, except by `--tags-filter`.
    const isLeftOut = state === 'pending' || (state === 'skipped' && test.tags.includes('nightly'));
    if (!isLeftOut) send({ test: { file, title: test.fullName, state, seconds, message: textOf(errors) } });
  }

  /** Sends what fails around tests, in their hooks. @param {TestSuite} suite */
  onTestSuiteResult(suite) {
    const errors = suite.errors();
    const { relativeModuleId: file } = suite.module;
    if (errors.length > 0) {
      send({ test: { file, title: suite.fullName, state: 'failed', seconds: 0, message: textOf(errors) } });
    }
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    const { relativeModuleId: file } = module;
    const errors = module.errors();
    if (errors.length > 0) send({ test: { file, title: '', state: 'failed', seconds: 0, message: textOf(errors) } });
    send({ endOf: file });
  }

  /** @param {readonly TestModule[]} _ @param {readonly { message: string, stack?: string }[]} errors */
  onTestRunEnd(_, errors) {
    if (errors.length > 0) {
      send({ test: { file: '', title: 'Unhandled error', state: 'failed', seconds: 0, message: textOf(errors) } });
    }
  }
}
