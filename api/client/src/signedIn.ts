import { cookieName, signedInCookie } from '@countertop/contract/signedIn';

/** Whether this browser has a session, according to the readable cookie, so that signed-out visitors cause no request. */
export function isSignedIn(): boolean {
  // The build renders pages for people who aren't.
  if (typeof document === 'undefined') return false;
  const name = cookieName(signedInCookie, location.protocol === 'https:');
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
}
