import { getCurrentUser } from '@countertop/contract/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { isSignedIn } from './signedIn.ts';

/** Who is signed in, null when nobody is. Asked only where a session can be. */
export function currentUserQuery() {
  return queryOptions({
    queryKey: ['/api/auth/user'],
    queryFn: ({ signal }) => (isSignedIn() ? call(getCurrentUser, {}, { on401: 'null', signal }) : null),
  });
}
