import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';

/** Liveness: the process is running. */
export const getHealth = endpoint('GET', '/healthz', {
  isForChildren: true,
  input: z.strictObject({}),
  output: z.strictObject({ status: z.literal('ok') }),
});

/**
 * Readiness: the database responds and the process is not stopping. A server whose clock is not accepted serves visitors, but deletes
 * nothing because of its age.
 */
export const getReadiness = endpoint('GET', '/readyz', {
  isForChildren: true,
  errors: ['stopping', 'data_file_missing', 'database_unavailable'],
  input: z.strictObject({}),
  output: z.strictObject({ status: z.literal('ready'), clock: z.optional(z.literal('not_accepted')) }),
});
