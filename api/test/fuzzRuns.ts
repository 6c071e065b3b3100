/** Returns the number of random inputs of a test. `FUZZ_FACTOR=20` makes a long search of all of them. */
export const fuzzRuns = (usual: number): number => usual * Number(process.env['FUZZ_FACTOR'] ?? 1);

export const withCommas = (count: number): string => count.toLocaleString('en-US');
