/** Limits and addresses of accounts without the shapes, so that a form can check before it sends. */

/** Full pages: the first leads to where one signs in, with `?returnTo=/path`; the second ends the session. */
export const loginPath = '/api/login';
export const logoutPath = '/api/logout';
/**
 * The sign-in page. Links in emails open it with `#confirm=`, `#reset=`, `#keep-second-factor=`, `#new-email=` or `#keep-email=`
 * and a token: browsers send what follows the `#` to no server, so it reaches no log.
 */
export const signInPath = '/sign-in';
/** Forms of the sign-in page with an address of their own. */
export const createAccountPath = '/create-account';
export const forgotPasswordPath = '/forgot-password';

/** How long a password counts as just entered, in minutes, for exports, erasure and changes of how one signs in. */
export const reauthenticationMinutes = 10;
/** How long the link to a new address works, in hours, and the one back to the earlier address, in days. */
export const emailChangeHours = 24;
export const emailRevertDays = 7;
/** Full page: where people sign in at an identity provider, asks them to sign in there again. Takes `returnTo`, too. */
export const reauthenticatePath = `${loginPath}?again=1`;

/** Characters, both included; every character counts and none is demanded (NIST SP 800-63B, section 3.1.1.2). */
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
/** Ours: a line of the dashboard's card. */
export const displayNameMaxLength = 50;

/** Length of a password as a person counts it, in characters and not in UTF-16 units. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** A path of this site where somebody wants to be after signing in; null when it is missing or leads elsewhere. */
export function localReturnTo(given: string | null | undefined): string | null {
  // One slash: `//host` and `/\host` are other sites to a browser, and it drops tabs and line breaks before it looks.
  if (given == null || given.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(given)) return null;
  if (given.includes('\\') || /^\/api(\/|$)/i.test(given)) return null;
  return given;
}

/** Where an identity provider sends people back to; it must be told this address. */
export const callbackPath = '/api/auth/callback';

/** Where somebody is asked who comes from a provider for the first time: is the account holder 18 or older? */
export const adultPath = `${signInPath}#adult`;

/** Why signing in at a provider came to nothing; the sign-in page gets one as `?problem=`. */
export const signInProblems = ['cancelled', 'failed', 'unreachable', 'no-email', 'unverified-email'] as const;
export type SignInProblem = (typeof signInProblems)[number];
