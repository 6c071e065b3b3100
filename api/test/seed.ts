import fc from 'fast-check';

/**
 * Where the random inputs of tests begin: the same each time, so that a change fails by what it does and not by chance.
 * `FUZZ_SEED=$RANDOM npx vitest run --project=node hostile` looks elsewhere.
 */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

fc.configureGlobal({ seed });
