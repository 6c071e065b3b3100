import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { budgetFailure } from './budgets.mjs';
import { runStep, summarize, type Step } from './runStep.mjs';

const { exitCode } = process;
let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((printed += String(text))));
  vi.spyOn(console, 'log').mockImplementation((text) => (printed += `${text}\n`));
});

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

/** A step that runs this code in Node. */
const step = (code: string, more: Partial<Step> = {}): Step => ({
  name: 'planted',
  command: process.execPath,
  args: ['-e', code],
  hasReporter: true,
  alone: ({ file }) => `npm test -- planted ${file}`,
  ...more,
});

/** Code that sends the results of tests as a reporter does. */
const sending = (...states: readonly string[]) =>
  states
    .map((state, index) => {
      const test = {
        file: `${index}.test.ts`,
        title: `does ${index}`,
        state,
        seconds: 1,
        message: state === 'failed' ? 'Broken' : '',
      };
      return `process.send(${JSON.stringify({ test })}); process.send(${JSON.stringify({ endOf: test.file })});`;
    })
    .join('\n');

const disconnect = 'process.disconnect();';

it.each([
  ['passed tests', sending('passed', 'passed') + disconnect, {}, [2, 0]],
  [
    'a failed and a skipped test',
    `${sending('passed', 'failed', 'skipped')} process.exitCode = 1; ${disconnect}`,
    {},
    [1, 2],
  ],
  [
    'a skipped test as nothing if tests were selected',
    sending('passed', 'skipped') + disconnect,
    { isSelection: true },
    [1, 0],
  ],
  ['a crash after all tests passed', `${sending('passed')} process.exitCode = 1; ${disconnect}`, {}, [1, 1]],
  ['a run without tests', disconnect, {}, [0, 1]],
  ['a run that may have no tests', disconnect, { mayBeEmpty: true }, [0, 0]],
  ['a check without a reporter', '', { hasReporter: false }, [1, 0]],
  ['a failed check without a reporter', 'process.exit(3)', { hasReporter: false }, [0, 1]],
])('counts %s', async (_, code, more, totals) => {
  const { passed, failures } = await runStep(step(code, more));

  expect([passed, failures.length]).toEqual(totals);
});

it('prints a failure with its message and the command that runs it alone', async () => {
  summarize([await runStep(step(`${sending('passed', 'failed')} process.exitCode = 1; ${disconnect}`))]);

  expect(printed).toContain('FAIL  planted: 1.test.ts > does 1\n');
  expect(printed).toMatch(/Broken\n.*Run it alone: npm test -- planted 1\.test\.ts\n/);
  expect(printed).toMatch(/\n1 passed, 1 failed\n$/);
  expect(process.exitCode).toBe(1);
});

it('kills a step that hangs and continues with the files that are left', { tags: ['nightly'] }, async () => {
  const resume = vi.fn<(ended: ReadonlySet<string>) => Step>((ended) =>
    step(`${sending('passed')} ${disconnect}`, { args: ['-e', `${sending('passed')} ${disconnect}`, ...ended] }),
  );
  const hanging = step(`${sending('passed', 'passed')} setInterval(() => {}, 1000)`, { maxSilenceMs: 1500, resume });

  const { passed, failures } = await runStep(hanging);

  expect(resume).toHaveBeenCalledExactlyOnceWith(new Set(['0.test.ts', '1.test.ts']));
  expect([passed, failures]).toEqual([3, []]);
  expect(printed).toContain('planted hung after 2 files. Continuing with the others.');
});

it('reports a step that needs a quarter more CPU time than its budget on the same machine, but not on a slower one', () => {
  const test = { file: 'new.test.ts', title: 'is slow', state: 'passed' as const, seconds: 100, message: '' };

  expect(budgetFailure('unit', { seconds: 1e6, slowness: 1 }, [test])).toContain('unit took 1000000 CPU seconds');
  expect(budgetFailure('unit', { seconds: 1, slowness: 1 }, [test])).toBeUndefined();
  expect(budgetFailure('unit', { seconds: 1e6, slowness: 1e6 }, [test])).toBeUndefined();
  expect(budgetFailure('a step without a budget', { seconds: 1e6, slowness: 1 }, [test])).toBeUndefined();
});
