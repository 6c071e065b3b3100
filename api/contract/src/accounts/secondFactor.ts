import * as z from 'zod/mini';
import { endpoint } from '../shared/endpoint.ts';
import { isCode } from './secondFactor.limits.ts';
import { currentUser } from './user.ts';

const code = z
  .string()
  .check(
    z.maxLength(100, 'Enter the six digits from your app, or a recovery code.'),
    z.refine(isCode, 'Enter the six digits from your app, or a recovery code.'),
  );
const secondFactor = z.strictObject({
  isOn: z.boolean(),
  /** Whether the role requires it for the admin pages. */
  isRequired: z.boolean(),
  /** Whether it can be turned on: a server without a permanent secret does not offer it. */
  isPossible: z.boolean(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** State of the second factor: a code from an app in addition to the password. */
export const getSecondFactor = endpoint('GET', '/api/auth/second-factor', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: secondFactor,
});

/** Creates a new secret for the user's app. Nothing changes until `postSecondFactor`. */
export const postSecondFactorSecret = endpoint('POST', '/api/auth/second-factor/secret', {
  access: 'reauthenticated',
  errors: ['second_factor_unavailable', 'second_factor_on'],
  input: z.strictObject({}),
  output: z.strictObject({
    /** Base32, for people who cannot scan the QR code. */
    secret: z.string(),
    /** `otpauth://totp/…`, shown as a QR code. */
    address: z.string(),
  }),
});
export type SecondFactorSecret = z.infer<typeof postSecondFactorSecret.output>;

/** Turns it on, with the first code as proof, and ends all other sessions. */
export const postSecondFactor = endpoint('POST', '/api/auth/second-factor', {
  access: 'reauthenticated',
  errors: ['second_factor_not_started', 'wrong_code'],
  input: z.strictObject({ code }),
  output: z.strictObject({
    /** Shown only once. Each replaces a code for one sign-in. */
    recoveryCodes: z.array(z.string()),
  }),
});

/** Turns it off. `wrong_code` names the field `code`. */
export const deleteSecondFactor = endpoint('DELETE', '/api/auth/second-factor', {
  access: 'reauthenticated',
  errors: ['second_factor_off', 'wrong_code'],
  input: z.strictObject({ code }),
  output: z.strictObject({ ok: z.literal(true) }),
});

/** From a link in an email, or from the response to a reset. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'Part of the link is missing. Open it from the email again.'));

/**
 * Requests the removal of a second factor, with the `removalToken` of `postResetPassword`. It is removed at `removalAt` unless
 * a code is entered or the link in the email to the owner is used first. Requesting it again doesn't change the date.
 */
export const postSecondFactorRemoval = endpoint('POST', '/api/auth/second-factor/removal', {
  errors: ['link_expired', 'second_factor_off'],
  input: z.strictObject({ token }),
  output: z.strictObject({ removalAt: z.iso.datetime() }),
});

/** Stops the removal, with the token from the email. */
export const postKeepSecondFactor = endpoint('POST', '/api/auth/second-factor/keep', {
  errors: ['link_expired'],
  input: z.strictObject({ token }),
  output: z.strictObject({ ok: z.literal(true) }),
});

/** The second step of signing in, within ten minutes of the first. `wrong_code` also for a code that was already used. */
export const postSignInCode = endpoint('POST', '/api/auth/sign-in/code', {
  errors: ['sign_in_expired', 'wrong_code', 'second_factor_off'],
  input: z.strictObject({ code }),
  output: currentUser,
});
