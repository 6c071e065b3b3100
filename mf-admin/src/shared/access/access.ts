import { CallError, hasErrorCode } from '@countertop/client/CallError';
import type { CurrentUser } from '@countertop/contract/user';

/** Whether somebody may see a page for administrators, and what it shows. */
export type Access<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  /** Signed in with an account that is not an administrator's. */
  | { readonly status: 'refused'; readonly email: string }
  /** An administrator's account, but the role asks for a second step that this session was begun without. */
  | { readonly status: 'secondFactorNeeded' }
  | { readonly status: 'failed'; readonly onRetry: () => void }
  | { readonly status: 'open'; readonly value: Value };

/** What TanStack Query knows of an answer, as far as it matters here. */
interface Asked<Value> {
  readonly data: Value | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type Person = Pick<CurrentUser, 'role' | 'email'>;

/** True once it is known that an administrator is signed in: before, figures are not asked for. */
export function isAdmin({ data }: Pick<Asked<Pick<Person, 'role'> | null>, 'data'>): boolean {
  return data?.role === 'admin';
}

/** The state of a query that has no answer. A second try shows as on its way again. */
function pending({ isFetching, refetch }: Asked<unknown>): Access<never> {
  return isFetching ? { status: 'loading' } : { status: 'failed', onRetry: () => void refetch() };
}

/**
 * What a page for administrators shows.
 * @param user who is signed in
 * @param answer what the page asked the server for, `enabled` by `isAdmin`. An answer that came stays when a later one
 *   fails, unless that one says that the session or the role is over.
 */
export function accessOf<Value>(user: Asked<Person | null>, answer: Asked<Value>): Access<Value> {
  if (user.data === undefined) return pending(user);
  if (user.data === null) return { status: 'signedOut' };
  const refused = answer.error instanceof CallError ? answer.error.status : null;
  if (refused === 401) return { status: 'signedOut' };
  if (hasErrorCode(answer.error, 'second_factor_needed')) return { status: 'secondFactorNeeded' };
  if (refused === 403 || !isAdmin(user)) return { status: 'refused', email: user.data.email };
  return answer.data === undefined ? pending(answer) : { status: 'open', value: answer.data };
}
