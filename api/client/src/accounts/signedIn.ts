import { cookieName, signedInCookie } from '@countertop/contract/accounts/signedIn';

/** Whether there was a session when a page last asked. */
let wasSignedIn = false;

/** Whether this browser has a session, according to the readable cookie, so that signed-out visitors cause no request. */
export function isSignedIn(): boolean {
  // The build renders pages for people who aren't.
  if (typeof document === 'undefined') return false;
  const name = cookieName(signedInCookie, location.protocol === 'https:');
  const isFound = document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
  wasSignedIn ||= isFound;
  return isFound;
}

/** Whether the session that this page has seen is over. */
export function hasSignedOut(): boolean {
  return wasSignedIn && !isSignedIn();
}
