import { getCurrentUser } from '@countertop/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { isSignedIn } from './signedIn.ts';

/** The signed-in user, or null. Sends no request without a session cookie. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['/api/auth/user'],
    queryFn: ({ signal }) => (isSignedIn() ? call(getCurrentUser, {}, { on401: 'null', signal }) : null),
  });
}
