import * as z from 'zod/mini';
import { earlyAccessTokenPattern } from '../site/earlyAccess.limits.ts';
import { endpoint } from '../shared/endpoint.ts';

/**
 * Stops emails that anybody can request with somebody else's address (confirmations, receipts and invitations), or allows them again.
 * Repeating it succeeds.
 */
export const postMailRefusal = endpoint('POST', '/api/mail/refusal', {
  isForChildren: true,
  input: z.strictObject({
    /** From the link in an email. */
    token: z.string().check(z.regex(earlyAccessTokenPattern, 'Open the link from the email again.')),
    isRefused: z.boolean(),
  }),
  output: z.strictObject({ ok: z.literal(true) }),
});
