import { getSignInWays } from '@countertop/contract/accounts/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../shared/call.ts';

/** How people sign in to this site. */
export function signInWaysQuery() {
  return queryOptions({ queryKey: ['/api/auth/ways'], queryFn: ({ signal }) => call(getSignInWays, {}, { signal }) });
}
