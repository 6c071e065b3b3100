/** Limits and paths of accounts without schemas, so that a form can check input before it sends it. */

/** Full-page navigations: the first leads to the sign-in page and takes `?returnTo=/path`, the second ends the session. */
export const loginPath = '/api/login';
export const logoutPath = '/api/logout';
/**
 * The sign-in page. Links in emails open it with `#confirm=`, `#reset=`, `#keep-second-factor=`, `#new-email=` or `#keep-email=`
 * and a token: browsers send what follows the `#` to no server, so it reaches no log.
 */
export const signInPath = '/sign-in';
/** Forms of the sign-in page that have their own path. */
export const createAccountPath = '/create-account';
export const forgotPasswordPath = '/forgot-password';

/** How long an entered password stays valid for exports, erasure and changes to sign-in settings, in minutes. */
export const reauthenticationMinutes = 10;
/** Lifetime of the link to a new address, in hours, and of the link back to the earlier one, in days. */
export const emailChangeHours = 24;
export const emailRevertDays = 7;
/** Full-page navigation: asks people to sign in at the identity provider again. Also takes `returnTo`. */
export const reauthenticatePath = `${loginPath}?again=1`;

/** In characters. Every character counts and no kind is required (NIST SP 800-63B, section 3.1.1.2). */
export const passwordMinLength = 8;
export const passwordMaxLength = 128;
/** Fits on one line of the dashboard's card. In characters. */
export const displayNameMaxLength = 50;

/** Returns the length of a password in characters rather than UTF-16 units. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** Returns the path of this site to open after signing in; null if it is missing or leads to another site. */
export function localReturnTo(given: string | null | undefined): string | null {
  // One slash: browsers treat `//host` and `/\host` as other sites, and drop tabs and line breaks first.
  if (given == null || given.length > 500 || !/^\/(?![/\\])[\x21-\x7e]*$/.test(given)) return null;
  if (given.includes('\\') || /^\/api(\/|$)/i.test(given)) return null;
  return given;
}

/** Redirect URI, to be registered at the identity provider. */
export const callbackPath = '/api/auth/callback';

/** Where people who come from a provider for the first time are asked whether they are 18 or older. */
export const adultPath = `${signInPath}#adult`;

/** Why signing in at a provider failed; the sign-in page gets it as `?error=`. */
export const signInErrors = ['cancelled', 'failed', 'unreachable', 'no-email', 'unverified-email'] as const;
export type SignInError = (typeof signInErrors)[number];
