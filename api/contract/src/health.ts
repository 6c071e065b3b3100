import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The process runs. */
export const getHealth = endpoint('GET', '/healthz', {
  input: z.strictObject({}),
  output: z.strictObject({ status: z.literal('ok') }),
});

/** The process can answer: its database does, and it is not stopping. Otherwise 503. */
export const getReadiness = endpoint('GET', '/readyz', {
  input: z.strictObject({}),
  output: z.strictObject({ status: z.literal('ready') }),
});
