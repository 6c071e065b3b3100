import * as z from 'zod/mini';
import { passwordLength, passwordMaxLength, passwordMinLength } from './account.limits.ts';
import { emailMaxLength, isEmail } from '../site/earlyAccess.limits.ts';
import { endpoint } from '../shared/endpoint.ts';
import { text } from '../shared/text.ts';
import { currentUser } from './user.ts';

const email = text(emailMaxLength).check(z.refine(isEmail, 'Please enter a valid email address'));
/** Has no minimum length: one error covers every wrong password. */
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
/** From a link in an email. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, 'Part of the link is missing. Open it from the email again.'));
const done = z.strictObject({ ok: z.literal(true) });
/** From the link of a workshop. Much longer than a valid one, so that a damaged one doesn't prevent a sign-up. */
const workshopCode = z.string().check(z.maxLength(10_000));
const returnTo = z.optional(z.string().check(z.maxLength(500)));

function tooLong(): string {
  return `Use at most ${passwordMaxLength} characters for the password.`;
}

/** How people sign in to this site. */
export const getSignInWays = endpoint('GET', '/api/auth/ways', {
  isForChildren: true,
  input: z.strictObject({}),
  output: z.strictObject({
    /** `password`: with an account of this site. `provider`: at an identity provider, through `/api/login`. */
    way: z.enum(['password', 'provider']),
  }),
});

/**
 * Requests an account. The response is the same whether there is one already; the email says what to do next. The password
 * is chosen with the link in that email, so nobody can prepare an account for somebody else's address.
 */
export const postSignUp = endpoint('POST', '/api/auth/sign-up', {
  errors: ['passwords_not_used'],
  input: z.strictObject({
    email,
    /** 18 or older: children need no account and are asked for none. */
    isAdult: z.literal(true, 'Please confirm that you are 18 or older.'),
    /** Path of this site to open after the confirmation. */
    returnTo,
    /** Code of a workshop whose people share an address. One that is wrong or over changes nothing. */
    workshop: z.optional(workshopCode),
  }),
  output: done,
});

/** Returns whether the link of a workshop works. */
export const postWorkshop = endpoint('POST', '/api/auth/workshop', {
  input: z.strictObject({ code: workshopCode }),
  output: z.strictObject({ isOpen: z.boolean() }),
});

/** Returns the email address that a link was sent to, without using the link. */
export const postLink = endpoint('POST', '/api/auth/link', {
  isForChildren: true,
  errors: ['passwords_not_used', 'link_expired', 'account_gone'],
  input: z.strictObject({ token, purpose: z.enum(['confirm', 'reset']) }),
  output: z.strictObject({ email: z.string() }),
});

/**
 * Confirms the address of a new account with the token from the email, sets its first password and signs in. By doing so,
 * people state that they are 18 or older.
 */
export const postConfirm = endpoint('POST', '/api/auth/confirm', {
  errors: ['passwords_not_used', 'link_expired', 'account_gone', 'common_password'],
  input: z.strictObject({ token, password: newPassword }),
  output: z.strictObject({ returnTo: z.nullable(z.string()) }),
});

/**
 * States whether a person who comes from a provider for the first time is 18 or older. If so, creates the account and signs
 * in; if not, nothing about them is kept.
 */
export const postAdult = endpoint('POST', '/api/auth/adult', {
  errors: ['sign_up_expired', 'account_exists'],
  input: z.strictObject({ isAdult: z.boolean() }),
  output: z.strictObject({ isSignedIn: z.boolean(), returnTo: z.nullable(z.string()) }),
});

/** The password was correct, and the session waits for `postSignInCode`. */
const secondFactorNeeded = z.strictObject({
  secondFactor: z.literal('needed'),
  /** After a reset by email: lets a person without codes request the removal, see `postSecondFactorRemoval`. */
  removalToken: z.optional(z.string()),
});
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>;
const begun = z.union([currentUser, secondFactorNeeded]);

/** Signs in. After `sign_in_blocked`, a reset link still works. */
export const postSignIn = endpoint('POST', '/api/auth/sign-in', {
  errors: ['passwords_not_used', 'wrong_credentials', 'sign_in_blocked'],
  input: z.strictObject({ email, password: givenPassword }),
  output: begun,
});

/** Requests an email with a link for choosing a new password. The response is the same whether there is an account. */
export const postForgotPassword = endpoint('POST', '/api/auth/forgot-password', {
  isForChildren: true,
  errors: ['passwords_not_used'],
  input: z.strictObject({ email }),
  output: done,
});

/** Sets a new password with the token from the email, ends every session and signs in here. */
export const postResetPassword = endpoint('POST', '/api/auth/reset-password', {
  isForChildren: true,
  errors: ['passwords_not_used', 'link_expired', 'account_gone', 'common_password'],
  input: z.strictObject({ token, password: newPassword }),
  output: begun,
});

/** Changes the password and ends all other sessions. `wrong_password` names the field `password`. */
export const postChangePassword = endpoint('POST', '/api/auth/change-password', {
  access: 'signed-in',
  errors: ['passwords_not_used', 'wrong_password', 'common_password'],
  input: z.strictObject({ password: givenPassword, newPassword }),
  output: done,
});

/** A browser in which a person is signed in. */
const signedInSession = z.strictObject({
  id: z.string(),
  /** For example `Firefox on Windows`; null if unknown. */
  device: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  /** Rounded to the hour. */
  lastUsedAt: z.iso.datetime(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type SignedInSession = z.infer<typeof signedInSession>;

/** The user's sessions, last used first. */
export const getSessions = endpoint('GET', '/api/auth/sessions', {
  access: 'signed-in',
  input: z.strictObject({}),
  output: z.array(signedInSession),
});

/** Ends one of the user's sessions. */
export const deleteSession = endpoint('DELETE', '/api/auth/sessions/:sessionId', {
  access: 'reauthenticated',
  errors: ['session_not_found'],
  input: z.strictObject({ sessionId: z.string() }),
  output: done,
});

/** Ends all of the user's other sessions. */
export const deleteOtherSessions = endpoint('DELETE', '/api/auth/sessions', {
  access: 'reauthenticated',
  input: z.strictObject({}),
  output: done,
});
