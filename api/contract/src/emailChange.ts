import * as z from 'zod/mini';
import { emailMaxLength, isEmail } from './earlyAccess.limits.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

const done = z.strictObject({ ok: z.literal(true) });
/** From a link in a mail. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'Open the link from the mail again; a part of it is missing.'));

/**
 * Asks to move the account to another address. Nothing changes until the link that is sent there is opened. The answer
 * is the same whether that address has an account already; the mail tells its owner.
 */
export const postEmailChange = endpoint('POST', '/api/auth/email-change', {
  access: 'reauthenticated',
  input: z.strictObject({
    email: text(emailMaxLength).check(z.refine(isEmail, 'Please enter a valid email address')),
  }),
  output: done,
});

/**
 * Moves the account to the address that the link was sent to and ends its sessions elsewhere. 410 if the link was used
 * or is too old, or if the address has got an account meanwhile.
 */
export const postConfirmEmailChange = endpoint('POST', '/api/auth/email-change/confirm', {
  input: z.strictObject({ token }),
  output: done,
});

/**
 * Moves the account back to its earlier address, for an owner who did not ask for the change. Ends every session and
 * removes the password: a new one is chosen by mail. 410 if the link was used or is too old.
 */
export const postRevertEmailChange = endpoint('POST', '/api/auth/email-change/revert', {
  input: z.strictObject({ token }),
  output: done,
});
