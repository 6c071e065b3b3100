import * as z from 'zod/mini';
import { passwordLength, passwordMaxLength, passwordMinLength } from './account.limits.ts';
import { emailMaxLength, isEmail } from './earlyAccess.limits.ts';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';
import { currentUser } from './user.ts';

const email = text(emailMaxLength).check(z.refine(isEmail, 'Please enter a valid email address'));
/** Any of at most the length that is looked at: whether it is right is said in one sentence, whatever is wrong. */
const givenPassword = z.string().check(
  z.minLength(1, 'Enter your password.'),
  z.refine((password) => passwordLength(password) <= passwordMaxLength, tooLong()),
);
const newPassword = z.string().check(
  z.refine(
    (password) => passwordLength(password) >= passwordMinLength,
    `Use at least ${passwordMinLength} characters for the password.`,
  ),
  z.refine((password) => passwordLength(password) <= passwordMaxLength, tooLong()),
);
/** From a link in a mail. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'Open the link from the email again; a part of it is missing.'));
const done = z.strictObject({ ok: z.literal(true) });
const returnTo = z.optional(z.string().check(z.maxLength(500)));

function tooLong(): string {
  return `Use at most ${passwordMaxLength} characters for the password.`;
}

/** How one signs in here. */
export const getSignInWays = endpoint('GET', '/api/auth/ways', {
  input: z.strictObject({}),
  output: z.strictObject({
    /** `password`: with an account of this site; `provider`: elsewhere, by way of `/api/login`. */
    way: z.enum(['password', 'provider']),
  }),
});

/**
 * Asks for an account. The answer is the same whether there is one already: the email says what to do next. The password
 * is chosen with the link in that email, so nobody can prepare an account for somebody else's address.
 */
export const postSignUp = endpoint('POST', '/api/auth/sign-up', {
  input: z.strictObject({
    email,
    /** 18 or older: children need no account and are asked for none. */
    isAdult: z.literal(true, 'Please confirm that you are 18 or older.'),
    /** Path of this site to go on to after the confirmation. */
    returnTo,
  }),
  output: done,
});

/** Returns whose link this is, without using it; 410 if it was used or is too old. */
export const postLink = endpoint('POST', '/api/auth/link', {
  input: z.strictObject({ token, purpose: z.enum(['confirm', 'reset']) }),
  output: z.strictObject({ email: z.string() }),
});

/**
 * Confirms the address of a new account with the token from the email, sets its first password and signs in. Whoever does
 * so states that they are 18 or older. 410 if the link was used or is too old, 422 with the field `password` for a
 * common password.
 */
export const postConfirm = endpoint('POST', '/api/auth/confirm', {
  input: z.strictObject({ token, password: newPassword }),
  output: z.strictObject({ returnTo: z.nullable(z.string()) }),
});

/**
 * Says whether who comes from a provider for the first time is 18 or older. Yes makes the account and signs in; after no,
 * nothing is kept of them. 410 when they came too long ago, 409 when the address has got another account meanwhile.
 */
export const postAdult = endpoint('POST', '/api/auth/adult', {
  input: z.strictObject({ isAdult: z.boolean() }),
  output: z.strictObject({ isSignedIn: z.boolean(), returnTo: z.nullable(z.string()) }),
});

/** The password was right, and a session waits for `postSignInCode`. */
const secondFactorNeeded = z.strictObject({
  secondFactor: z.literal('needed'),
  /** After a reset by email: lets a person without codes ask for the removal, see `postSecondFactorRemoval`. */
  removalToken: z.optional(z.string()),
});
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;
const begun = z.union([currentUser, secondFactorNeeded]);

/**
 * Signs in; 401 with one sentence whatever was wrong. 429 with the code `sign_in_blocked` after too many attempts by
 * anybody: a reset link opens the account from here all the same.
 */
export const postSignIn = endpoint('POST', '/api/auth/sign-in', {
  input: z.strictObject({ email, password: givenPassword }),
  output: begun,
});

/** Asks for an email with a link to a new password; the answer is the same whether there is an account. */
export const postForgotPassword = endpoint('POST', '/api/auth/forgot-password', {
  input: z.strictObject({ email }),
  output: done,
});

/** Sets a new password with the token from the email, ends every session and signs in here; 410 for an old token. */
export const postResetPassword = endpoint('POST', '/api/auth/reset-password', {
  input: z.strictObject({ token, password: newPassword }),
  output: begun,
});

/** Changes the password and ends the sessions elsewhere; 422 with the field `password` when the present one is wrong. */
export const postChangePassword = endpoint('POST', '/api/auth/change-password', {
  access: 'signed-in',
  input: z.strictObject({ password: givenPassword, newPassword }),
  output: done,
});

/** One browser in which a person is signed in. */
const signedInSession = z.strictObject({
  id: z.string(),
  /** For example `Firefox on Windows`; null when the browser did not say. */
  device: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSession>;

/** Where the person is signed in, last used first. */
export const getSessions = endpoint('GET', '/api/auth/sessions', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.array(signedInSession),
});

/** Ends one of one's own sessions; 404 for any other. */
export const deleteSession = endpoint('DELETE', '/api/auth/sessions/:sessionId', {
  access: 'signed-in',
  input: z.strictObject({ sessionId: z.string() }),
  output: done,
});

/** Ends every session but the one that asks. */
export const deleteOtherSessions = endpoint('DELETE', '/api/auth/sessions', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: done,
});
