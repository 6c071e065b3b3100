import { getCurrentUser, signedInCookie } from '@countertop/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';

/** True when this browser has a session, by the cookie that stands beside it: others cause no request at all. */
export function isSignedIn(): boolean {
  return document.cookie.split('; ').some((cookie) => cookie.startsWith(`${signedInCookie}=`));
}

/** Who is signed in, null when nobody is. Asked only where a session can be. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['/api/auth/user'],
    queryFn: ({ signal }) => (isSignedIn() ? call(getCurrentUser, {}, { on401: 'null', signal }) : null),
  });
}
