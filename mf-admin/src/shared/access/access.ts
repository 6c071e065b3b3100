import { CallError, hasErrorCode } from '@countertop/client/shared/CallError';
import type { CurrentUser } from '@countertop/contract/accounts/user';

/** Access to an administrator page, with its data. */
export type Access<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  /** A child plays in the session. */
  | { readonly status: 'child' }
  /** Signed in with an account that is not an administrator's. */
  | { readonly status: 'forbidden'; readonly email: string }
  /** An administrator, but the session was started without the required second factor. */
  | { readonly status: 'secondFactorNeeded' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'open'; readonly value: Value };

/** The part of a TanStack Query result that access depends on. */
interface QueryState<Value> {
  readonly data: Value | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type User = Pick<CurrentUser, 'role' | 'email'>;

/** Whether an administrator is known to be signed in. Data is requested only then. */
export function isAdmin({ data }: Pick<QueryState<Pick<User, 'role'> | null>, 'data'>): boolean {
  return data?.role === 'admin';
}

/** Returns the state of a query without data. A retry shows as loading. */
function pending({ isFetching, refetch }: QueryState<unknown>): Access<never> {
  return isFetching ? { status: 'loading' } : { status: 'failed', onRetry: () => void refetch() };
}

/**
 * Returns what an administrator page shows.
 * @param user query of the signed-in user
 * @param query the page's data, `enabled` by `isAdmin`. Data stays when a refetch fails, unless the session or the role
 *   has ended.
 */
export function accessOf<Value>(user: QueryState<User | null>, query: QueryState<Value>): Access<Value> {
  if (user.data === undefined) return pending(user);
  if (user.data === null) return { status: 'signedOut' };
  if (user.data.email === null) return { status: 'child' };
  const errorStatus = query.error instanceof CallError ? query.error.status : null;
  if (errorStatus === 401) return { status: 'signedOut' };
  if (hasErrorCode(query.error, 'second_factor_needed')) return { status: 'secondFactorNeeded' };
  if (errorStatus === 403 || !isAdmin(user)) return { status: 'forbidden', email: user.data.email };
  return query.data === undefined ? pending(query) : { status: 'open', value: query.data };
}
