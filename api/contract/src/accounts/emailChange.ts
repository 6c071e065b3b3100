import * as z from 'zod/mini';
import { emailMaxLength, isEmail } from '../site/earlyAccess.limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { text } from '../shared/text.ts';

const done = z.strictObject({ ok: z.literal(true) });
/** From a link in an email. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'Part of the link is missing. Open it from the email again.'));

/**
 * Requests a move of the account to another address. Nothing changes until the link that is sent there is opened. The
 * response is the same whether that address already has an account; the email tells its owner.
 */
export const postEmailChange = endpoint('POST', '/api/auth/email-change', {
  access: 'reauthenticated',
  errors: ['passwords_not_used', 'same_email'],
  input: z.strictObject({
    email: text(emailMaxLength).check(z.refine(isEmail, 'Please enter a valid email address')),
  }),
  output: done,
});

/**
 * Moves the account to the address that the link was sent to and ends its other sessions. `link_expired` also if the address
 * has an account by now.
 */
export const postConfirmEmailChange = endpoint('POST', '/api/auth/email-change/confirm', {
  errors: ['link_expired'],
  input: z.strictObject({ token }),
  output: done,
});

/**
 * Moves the account back to its earlier address, for an owner who did not request the change. Ends every session and removes
 * the password; the owner chooses a new one by email.
 */
export const postRevertEmailChange = endpoint('POST', '/api/auth/email-change/revert', {
  errors: ['link_expired'],
  input: z.strictObject({ token }),
  output: done,
});
