import * as z from 'zod/mini';

/** Body of every refused or failed call: a sentence a person can act on and, for input, one sentence per field. */
export const errorBody = z.strictObject({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type ErrorBody = z.infer<typeof errorBody>;
