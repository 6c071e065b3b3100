/** The engine has no Node types. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> };

const { FUZZ_FACTOR, FUZZ_SEED, TEST_ALL } = process.env;

/** Multiplies the random inputs of each test: a tenth of them in `npm test`, all in `npm run test:all`, more to search for long. */
export const fuzzFactor = Number(FUZZ_FACTOR ?? (TEST_ALL ? 1 : 0.1));

/** Where random inputs begin: each day elsewhere. The current UTC date, like 20261128. */
export const fuzzSeed = Number(FUZZ_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));

/** Returns how many of a test's usual number of random inputs to try. */
export const fuzzRuns = (usual: number): number => Math.ceil(usual * fuzzFactor);

/** Returns the seeds of a test that usually tries this many. */
export const fuzzSeeds = (usual: number): readonly number[] =>
  Array.from({ length: fuzzRuns(usual) }, (_, index) => fuzzSeed + index);

/** Returns a part of all cases. Ten days return all of them. */
export function fuzzPart<Item>(all: readonly Item[]): readonly Item[] {
  const step = Math.max(1, Math.round(1 / fuzzFactor));
  return all.filter((_, index) => (index + fuzzSeed) % step === 0);
}
