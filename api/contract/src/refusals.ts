import * as z from 'zod/mini';
import { earlyAccessTokenPattern } from './earlyAccess.limits.ts';
import { endpoint } from './endpoint.ts';

/**
 * Stops emails that anybody can request with somebody else's address: confirmations, receipts and invitations. Succeeds also the second
 * time.
 */
export const postRefuseMails = endpoint('POST', '/api/mail/refuse', {
  isForChildren: true,
  input: z.strictObject({
    /** From the link in an email. */
    token: z.string().check(z.regex(earlyAccessTokenPattern, 'Open the link from the email again.')),
  }),
  output: z.strictObject({ ok: z.literal(true) }),
});
