import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { fuzzFactor, fuzzSeed } from '../../tests/support/fuzz.ts';

fc.configureGlobal({ seed: fuzzSeed });

const random = /from '(?:fast-check|.*\/fuzz\.ts)'/;

/** Adds the command that repeats it to the failure of a test with random inputs. */
beforeEach(({ task, onTestFailed }) => {
  onTestFailed(() => {
    if (!random.test(readFileSync(task.file.filepath, 'utf8'))) return;
    const file = path.relative(process.cwd(), task.file.filepath);
    const settings = `FUZZ_SEED=${fuzzSeed} FUZZ_FACTOR=${fuzzFactor}`;
    const hint = `\nRun it again with: ${settings} npx vitest run --project=${task.file.projectName} ${file}`;
    for (const error of task.result?.errors ?? []) {
      error.stack = (error.stack ?? error.message).replace(error.message, () => error.message + hint);
      error.message += hint;
    }
  });
});
