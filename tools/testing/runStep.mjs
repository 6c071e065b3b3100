// @ts-check
import { run } from '../run.mjs';
import { watchCpu } from './cpu.mjs';
import { budgetFailure } from './budgets.mjs';
import { print, showProgress } from './statusLine.mjs';

/** @import { Progress, TestResult } from './progress.mjs' */

/**
 * A command of the test suite. It counts as one check, or as the tests that its reporter sends.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {readonly string[]} args
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [hasReporter] whether it sends `Progress`
 * @property {boolean} [mayBeEmpty] whether it may run no test
 * @property {boolean} [isSelection] whether somebody chose some of its tests: others are skipped, and no budget applies
 * @property {number} [maxSilenceMs] the command is killed if its reporter sends nothing for so long
 * @property {(test: TestResult) => string} alone command that runs one of its tests
 * @property {(ended: ReadonlySet<string>) => Step} [resume] continues after it hung, without the files that have ended
 */

/** @typedef {TestResult & { alone: string }} Failure */

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} passed
 * @property {number} seconds
 * @property {number} [cpuSeconds]
 * @property {readonly Failure[]} failures
 */

/** @param {Failure} failure */
const describe = ({ file, title }) => [file, title].filter(Boolean).join(' > ');

/** Tracks the progress of a step. @param {Step} step @param {number} startedAt */
function track({ name, alone, isSelection }, startedAt) {
  /** @type {TestResult[]} */
  const tests = [];
  /** @type {Failure[]} */
  const failures = [];
  /** @type {Set<string>} */
  const ended = new Set();
  let total = '';
  let lastChangeAt = Date.now();

  function show() {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    showProgress(name, total === '' ? `${seconds} s` : `${ended.size} of ${total}, ${seconds} s`);
  }

  /** @param {TestResult} test */
  function add(test) {
    if (test.state === 'skipped' && isSelection) return;
    tests.push(test);
    if (test.state === 'passed') return;
    const failure = { ...test, message: test.message || `The test was ${test.state}.`, alone: alone(test) };
    failures.push(failure);
    print(`FAIL  ${name}: ${describe(failure)}`);
  }

  const timer = setInterval(show, 1000);
  show();
  return {
    tests,
    failures,
    ended,
    add,
    silenceMs: () => Date.now() - lastChangeAt,
    /** @param {Progress} progress */
    receive(progress) {
      lastChangeAt = Date.now();
      if ('total' in progress) total = `${progress.total} ${progress.unit}`;
      else if ('test' in progress) add(progress.test);
      else ended.add(progress.endOf);
    },
    stop() {
      clearInterval(timer);
      showProgress(name, undefined);
    },
  };
}

/** Runs the command and kills it if it hangs. @param {Step} step @param {ReturnType<typeof track>} tracker */
async function runCommand(step, tracker) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {ReturnType<typeof watchCpu> | undefined} */
  let cpu;
  let hasHung = false;
  const { status, output } = await run(step.command, step.args, {
    env: step.env,
    isQuiet: true,
    onMessage: tracker.receive,
    onStart(child) {
      if (child.pid === undefined) return;
      cpu = watchCpu(child.pid);
      const { maxSilenceMs = Number.POSITIVE_INFINITY } = step;
      timer = setInterval(
        () => {
          if (tracker.silenceMs() < maxSilenceMs) return;
          hasHung = true;
          child.kill('SIGKILL');
        },
        Math.min(1000, maxSilenceMs),
      );
    },
  });
  clearInterval(timer);
  return { status, output, hasHung, cpu: cpu?.stop() };
}

/**
 * Runs a step and prints its failures and its result. A tool that crashes or runs no test counts as one failure. A step that hangs
 * and can be resumed continues with what is left.
 * @param {Step} step
 * @returns {Promise<Result>}
 */
export async function runStep(step) {
  const { name, hasReporter = false, mayBeEmpty = false } = step;
  const startedAt = Date.now();
  const tracker = track(step, startedAt);
  const { status, output, hasHung, cpu } = await runCommand(step, tracker);
  tracker.stop();
  const { tests, failures, ended } = tracker;
  const seconds = (Date.now() - startedAt) / 1000;
  const passed = hasReporter ? tests.length - failures.length : Number(status === 0);
  if (hasHung && step.resume) {
    print(`${name} hung after ${ended.size} files. Continuing with the others.`);
    const rest = await runStep(step.resume(ended));
    return {
      ...rest,
      passed: passed + rest.passed,
      failures: [...failures, ...rest.failures],
      seconds: seconds + rest.seconds,
    };
  }
  const isEmpty = passed === 0 && !mayBeEmpty;
  if ((status !== 0 || isEmpty) && failures.length === 0) {
    const message = output.trim().split('\n').slice(-200).join('\n') || `${name} ran no test.`;
    tracker.add({ file: '', title: hasReporter ? `exit code ${status}` : '', state: 'failed', seconds, message });
  } else if (cpu && !step.isSelection) {
    const message = budgetFailure(name, cpu, tests);
    if (message)
      tracker.add({ file: 'config/testBudgets.json', title: 'CPU budget', state: 'failed', seconds, message });
  }
  const figures = `${String(passed).padStart(6)} passed ${seconds.toFixed(1).padStart(7)} s${cpu ? ` ${cpu.seconds.toFixed(0).padStart(6)} CPU s` : ''}`;
  print(`${failures.length > 0 ? 'FAIL' : 'ok  '}  ${name.padEnd(16)} ${figures}`);
  return { name, passed, seconds, failures, ...(cpu && { cpuSeconds: cpu.seconds }) };
}

/**
 * Runs steps, two at a time. Put the longest first.
 * @param {readonly Step[]} steps
 */
export async function runInParallel(steps) {
  const waiting = [...steps];
  /** @type {Result[]} */
  const results = [];
  async function worker() {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await runStep(step));
  }
  await Promise.all([worker(), worker()]);
  return results;
}

/**
 * Prints each failure with its message and the command that runs it alone, and, as the last line, the totals. Sets the exit code.
 * @param {readonly Result[]} results
 */
export function summarize(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failures = results.flatMap(({ name, failures: failed }) => failed.map((failure) => ({ name, ...failure })));
  for (const failure of failures) {
    const title = [failure.name, describe(failure)].filter(Boolean).join(': ');
    console.log(
      `\nFAIL  ${title}\n${failure.message.replaceAll(/^/gm, '      ')}\n      Run it alone: ${failure.alone}`,
    );
  }
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0);
  const cpuSeconds = results.reduce((sum, result) => sum + (result.cpuSeconds ?? 0), 0);
  console.log(`\n${seconds.toFixed(0)} s in all steps, ${cpuSeconds.toFixed(0)} CPU s`);
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}
