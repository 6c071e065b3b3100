import * as z from 'zod/mini';
import { isErrorCode } from './error.constants.ts';

/** Body of every failed call. Programs switch on `code`; the sentence is for logs and for people who call the API by hand. */
export const errorBody = z.strictObject({
  code: z.string().check(z.refine(isErrorCode, 'Must be an error code.')),
  error: z.string(),
  /** One sentence for each wrong field of the input. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Identifies the request in the server's log. Only for errors of the server itself. */
  requestId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBody>;
