import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { isCode } from './secondFactor.limits.ts';
import { currentUser } from './user.ts';

const code = z
  .string()
  .check(
    z.maxLength(100, 'Write the six digits that your app shows, or a recovery code.'),
    z.refine(isCode, 'Write the six digits that your app shows, or a recovery code.'),
  );
const secondFactor = z.strictObject({
  isOn: z.boolean(),
  /** The role asks for it: without it, the pages of administrators stay closed. */
  isRequired: z.boolean(),
  /** Whether it can be turned on here: a server without a lasting secret offers none. */
  isPossible: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** Whether signing in asks for a second factor: a code of an app beside the password. */
export const getSecondFactor = endpoint('GET', '/api/auth/second-factor', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: secondFactor,
});

/**
 * Makes a new secret for the person's app. Nothing changes until `postSecondFactor`. 409 when it is on already or is not
 * offered here.
 */
export const postSecondFactorSecret = endpoint('POST', '/api/auth/second-factor/secret', {
  access: 'reauthenticated',
  input: z.strictObject({}),
  output: z.strictObject({
    /** Base32, for who cannot photograph the screen. */
    secret: z.string(),
    /** `otpauth://totp/…`, to be shown as a QR code. */
    address: z.string(),
  }),
});
export type SecondFactorSecret = z.infer<typeof postSecondFactorSecret.output>;

/** Turns it on, with the first code as proof, and ends every session but the one that asks. 422 for a wrong code. */
export const postSecondFactor = endpoint('POST', '/api/auth/second-factor', {
  access: 'reauthenticated',
  input: z.strictObject({ code }),
  output: z.strictObject({
    /** Shown this once; each signs in once in place of a code. */
    recoveryCodes: z.array(z.string()),
  }),
});

/** Turns it off; 422 with the field `code` when that is wrong. */
export const deleteSecondFactor = endpoint('DELETE', '/api/auth/second-factor', {
  access: 'reauthenticated',
  input: z.strictObject({ code }),
  output: z.strictObject({ ok: z.literal(true) }),
});

/** From a link in an email, or from the answer to a reset. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'Open the link from the email again; a part of it is missing.'));

/**
 * Asks for the removal of a second factor, with the `removalToken` of `postResetPassword`. It is removed at `removalAt`
 * unless a code is given or the link in the email to its owner is used before; asking again changes no date. 410 for an
 * old token, 409 if the second factor is off.
 */
export const postSecondFactorRemoval = endpoint('POST', '/api/auth/second-factor/removal', {
  input: z.strictObject({ token }),
  output: z.strictObject({ removalAt: z.iso.datetime() }),
});

/** Stops such a removal, with the token from the email; 410 for an old token. */
export const postKeepSecondFactor = endpoint('POST', '/api/auth/second-factor/keep', {
  input: z.strictObject({ token }),
  output: z.strictObject({ ok: z.literal(true) }),
});

/**
 * The second step of signing in, within ten minutes of the first: 401 when that was not taken or is too old, 422 with the
 * field `code` when that is wrong or was used already.
 */
export const postSignInCode = endpoint('POST', '/api/auth/sign-in/code', {
  input: z.strictObject({ code }),
  output: currentUser,
});
