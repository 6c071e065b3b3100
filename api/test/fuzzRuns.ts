import { isOnPostgres } from './postgres.ts';

/** `FUZZ_FACTOR=20` makes a long search of all random inputs. */
export const fuzzFactor = Number(process.env['FUZZ_FACTOR'] ?? 1);

/** Returns the number of random inputs of a test. SQLite tries them all, so on PostgreSQL a fifth is enough. */
export const fuzzRuns = (usual: number): number => Math.ceil(usual * fuzzFactor * (isOnPostgres() ? 0.2 : 1));

export const withCommas = (count: number): string => count.toLocaleString('en-US');
