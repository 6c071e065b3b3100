import { cookieName, signedInCookie } from '@countertop/contract/signedIn';

/** True when this browser has a session, by the cookie that stands beside it: others cause no request at all. */
export function isSignedIn(): boolean {
  const name = cookieName(signedInCookie, location.protocol === 'https:');
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`));
}
