// @ts-check
import { writeFileSync } from 'node:fs';

/** @import { Reporter, TestModule } from 'vitest/node' */

/**
 * Vitest reporter that writes `file title` of each test that failed first and then passed to the JSON file FLAKY_REPORT,
 * because Vitest's own JSON report counts them as passed without a word.
 * @implements {Reporter}
 */
export default class FlakyReporter {
  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const flaky = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.diagnostic()?.flaky)
      .map(({ module, fullName }) => `${module.relativeModuleId} ${fullName}`);
    if (process.env['FLAKY_REPORT']) writeFileSync(process.env['FLAKY_REPORT'], JSON.stringify(flaky));
  }
}
