import fc from 'fast-check';

/**
 * Fixed seed for random test inputs, so that tests are reproducible. Try others with
 * `FUZZ_SEED=$RANDOM npx vitest run --project=node hostile`.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

fc.configureGlobal({ seed });
