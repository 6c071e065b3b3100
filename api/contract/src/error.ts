import * as z from 'zod/mini';

/**
 * `second_factor_needed`: the role asks for a second factor, and this session was begun without one. `password_needed`:
 * the action needs the password again, by `postConfirmPassword`.
 */
const errorCodes = ['second_factor_needed', 'password_needed'] as const;

/** Body of every refused or failed call: a sentence a person can act on and, for input, one sentence per field. */
export const errorBody = z.strictObject({
  error: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Where a page must tell one refusal from another of the same status. */
  code: z.optional(z.enum(errorCodes)),
  /** When the fault is ours: by this the operator finds the request in the log. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
