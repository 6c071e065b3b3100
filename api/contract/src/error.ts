import * as z from 'zod/mini';

/**
 * Codes that clients switch on.
 * - `second_factor_needed`: the role requires a second factor, and this session began without one.
 * - `password_needed`: the action needs the password again, by `postConfirmPassword`.
 * - `not_earned_yet`: no game known to the server has earned this award; retry once the game is saved.
 * - `sign_in_blocked`: too many attempts to sign in, by anybody; a link by email gets in.
 * - `plan_active`: the plan is already running, and the order didn't ask to extend it.
 * - `payment_pending`: an earlier payment of the same person is still being processed.
 */
export const errorCodes = [
  'second_factor_needed',
  'password_needed',
  'not_earned_yet',
  'sign_in_blocked',
  'plan_active',
  'payment_pending',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

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
