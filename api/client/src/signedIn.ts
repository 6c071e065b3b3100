import { cookieName, signedInCookie } from '@countertop/contract/signedIn';

/** Whether this browser has a session, according to the readable cookie, so that signed-out visitors cause no request. */
export function isSignedIn(): boolean {
  const name = cookieName(signedInCookie, location.protocol === 'https:');
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
}
