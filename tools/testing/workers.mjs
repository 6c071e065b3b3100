// @ts-check
import { availableParallelism } from 'node:os';

/** How many processes or pages run tests at the same time: one per core, unless `npm test` runs two parts at once. */
export const workers = Number(process.env['TEST_WORKERS']) || availableParallelism();
